import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';
import type { SlotMutation } from '../changeSlots.ts';
import type { Rider } from '../slotUpdates.ts';

/** PATCH /items/Slot/{id}: puts `rider` on the slot. @throws ApiError SLOT_TAKEN (409), TOO_LATE (422); NetworkError. */
async function bookSlot(id: number, rider: string): Promise<void> {
  await request({ method: 'PATCH', url: urls.item('Slot', id), body: { bookedBy: rider } });
}

/** Books a slot for a rider; what the desk knows of the rider is shown with it. */
export function bookMutation(slot: Slot, rider: string | Rider): SlotMutation {
  const id = typeof rider === 'string' ? rider : rider.id;
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, rider: id }, ...(typeof rider === 'string' ? {} : { rider }) }],
    before: [{ slot }],
    // Another backend may let the last one win: who has the slot is known once it was read again (SPEC.md §4).
    send: async () => {
      await bookSlot(slot.id, id);
      return null;
    },
    isDone: ([state]) => state?.slot.rider === id,
    books: true,
  };
}
