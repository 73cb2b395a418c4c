import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';
import type { SlotMutation } from '../changeSlots.ts';
import type { Rider } from '../slotUpdates.ts';

/**
 * PATCH /items/Slot/{id}: puts `rider` on the slot, and pays for it with a pass where one is named. @throws ApiError SLOT_TAKEN (409), TOO_LATE
 * (422), of the pass PASS_EMPTY, PASS_EXPIRED, PASS_NOT_VALID_HERE, PASS_DAY_USED (409); NetworkError.
 */
async function bookSlot(id: number, rider: string, pass: number | null): Promise<void> {
  const body = { bookedBy: rider, ...(pass === null ? {} : { pass }) };
  await request({ method: 'PATCH', url: urls.item('Slot', id), body });
}

/**
 * Books a slot for a rider, with a pass or to be paid later. The desk sees its rider at once; riders see a slot as theirs only
 * after the server has said so.
 */
export function bookMutation(slot: Slot, rider: string | Rider, pass: number | null = null): SlotMutation {
  const id = typeof rider === 'string' ? rider : rider.id;
  return {
    slots: [slot.id],
    optimistic: typeof rider === 'string' ? [] : [{ slot: { id: slot.id, rider: id }, rider }],
    before: [{ slot }],
    // Another backend may let the last one win: who has the slot is known once it was read again (SPEC.md §4).
    send: async () => {
      await bookSlot(slot.id, id, pass);
      return null;
    },
    isDone: ([state]) => state?.slot.rider === id,
    books: true,
  };
}
