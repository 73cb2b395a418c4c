import { changeSlotCall } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import type { SlotMutation } from '../changeSlots.ts';
import type { Rider } from '../slotUpdates.ts';

/**
 * PATCH /items/Slot/{id}: puts `rider` on the slot, and pays with a pass if given. @throws ApiError SLOT_TAKEN (409), TOO_LATE (422), of the pass
 * PASS_EMPTY, PASS_EXPIRED, PASS_NOT_VALID_HERE, PASS_DAY_USED (409); NetworkError.
 */
async function bookSlot(id: number, rider: string, pass: number | null): Promise<void> {
  const body = { bookedBy: rider, ...(pass === null ? {} : { pass }) };
  await call(changeSlotCall, { params: { id }, body });
}

/**
 * Books a slot for a rider, with a pass or to be paid later. The desk sees its rider optimistically; riders see a slot as theirs only after the
 * server's answer.
 */
export function bookMutation(slot: Slot, rider: string | Rider, pass: number | null = null): SlotMutation {
  const id = typeof rider === 'string' ? rider : rider.id;
  return {
    slots: [slot.id],
    optimistic: typeof rider === 'string' ? [] : [{ slot: { id: slot.id, rider: id }, rider }],
    before: [{ slot }],
    // On another backend the last write may win, so the holder is known only after a second read (SPEC.md §4).
    send: async () => {
      await bookSlot(slot.id, id, pass);
      return null;
    },
    isDone: ([state]) => state?.slot.rider === id,
    books: true,
  };
}
