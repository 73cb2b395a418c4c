import { readSlotRow, type SlotRow } from '@cablepark/contract/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

/** PATCH /items/Slot/{id}: puts `rider` on the slot. @throws ApiError SLOT_TAKEN (409), TOO_LATE (422); NetworkError. */
export function bookSlot(id: number, rider: string): Promise<Slot> {
  return patchHolder(id, rider);
}

/** PATCH /items/Slot/{id}: frees the slot. @throws ApiError TOO_LATE (422), SLOT_PAID (409), FORBIDDEN; NetworkError. */
export function cancelSlot(id: number): Promise<Slot> {
  return patchHolder(id, null);
}

async function patchHolder(id: number, rider: string | null): Promise<Slot> {
  const call = { method: 'PATCH', url: urls.item('Slot', id), body: { bookedBy: rider } } as const;
  return readSlotRow((await request<SlotRow>(call)).data);
}
