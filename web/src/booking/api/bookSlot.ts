import { changeSlotsCall } from '@cablepark/contract/rides/slot-changes';
import { changeSlotCall } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import { callOnce } from '../../lib/http/requestOnce.ts';
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

/**
 * PATCH /items/Slot: books several slots for a rider as one party, all of them or none; only where the server announces `own-parties`. A refusal
 * names the slots that refuse.
 */
export function bookTogetherMutation(
  slots: readonly Slot[],
  rider: string,
  pass: number | null,
): SlotMutation {
  const keys = slots.map(({ id }) => id);
  const data = { bookedBy: rider, ...(pass === null ? {} : { pass }) };
  return {
    slots: keys,
    optimistic: [],
    before: slots.map((slot) => ({ slot })),
    send: async () => {
      await callOnce(changeSlotsCall, { body: { keys, data } });
      return null;
    },
    isDone: (states) => states.length === keys.length && states.every(({ slot }) => slot.rider === rider),
    books: true,
  };
}
