import { deskCalls } from '@cablepark/contract/desk-calls';
import { readSlotRow, type SlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../lib/http/http.ts';
import type { SlotMutation } from '../changeSlots.ts';

/**
 * POST /desk/no-shows, only where the server announces `desk`: marks the rider as missing, or removes the mark. @throws ApiError SLOT_NOT_BOOKED,
 * TOO_EARLY; NetworkError.
 */
async function markNoShow(slot: number, missing: boolean): Promise<Slot> {
  const call = { method: 'POST', url: deskCalls.noShows, body: { slot, missing } } as const;
  return readSlotRow((await request<SlotRow>(call)).data);
}

/** Marks a rider as missing, or as present after all. */
export function noShowMutation({ id }: Slot, missing: boolean): SlotMutation {
  return {
    slots: [id],
    optimistic: [{ slot: { id }, missing }],
    before: [{ slot: { id }, missing: !missing }],
    send: async () => [{ slot: await markNoShow(id, missing), missing }],
    isDone: ([state]) => state?.missing === missing,
  };
}
