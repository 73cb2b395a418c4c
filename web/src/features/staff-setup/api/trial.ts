import { changeSlotCall, readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../../lib/http/call.ts';
import { readRows } from '../../../lib/http/rows.ts';

/** GET /items/Slot: the first free slot from now on; null if none. @throws ApiError, NetworkError. */
export async function firstFreeSlot(now: Temporal.Instant): Promise<Slot | null> {
  const filter = {
    startTime: { _gt: writeWireTime(now) },
    bookedBy: { _null: true },
    event: { _null: true },
  };
  const [row] = (await readRows(slotCollection, { filter, sort: ['startTime', 'id'], limit: 1 })).data;
  return row ? readSlotRow(row) : null;
}

/** PATCH /items/Slot/{id}, like riders' bookings and cancellations. @throws ApiError SLOT_TAKEN, TOO_LATE; NetworkError. */
export async function setRider(slot: Slot, rider: string | null): Promise<Slot> {
  return readSlotRow(await call(changeSlotCall, { params: { id: slot.id }, body: { bookedBy: rider } }));
}
