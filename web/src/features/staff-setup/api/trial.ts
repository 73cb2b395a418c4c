import { readSlotRow, type SlotRow } from '@cablepark/contract/rides/slots';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** GET /items/Slot: the first free slot from now on; null if none. @throws ApiError, NetworkError. */
export async function firstFreeSlot(now: Temporal.Instant): Promise<Slot | null> {
  const filter = {
    startTime: { _gt: writeWireTime(now) },
    bookedBy: { _null: true },
    event: { _null: true },
  };
  const url = urls.items('Slot', { filter, sort: ['startTime', 'id'], limit: 1 });
  const [row] = (await request<SlotRow[]>({ url })).data;
  return row ? readSlotRow(row) : null;
}

/** PATCH /items/Slot/{id}, like riders' bookings and cancellations. @throws ApiError SLOT_TAKEN, TOO_LATE; NetworkError. */
export async function setRider(slot: Slot, rider: string | null): Promise<Slot> {
  const call = { method: 'PATCH', url: urls.item('Slot', slot.id), body: { bookedBy: rider } } as const;
  return readSlotRow((await request<SlotRow>(call)).data);
}
