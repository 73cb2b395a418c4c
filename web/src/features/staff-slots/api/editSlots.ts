import { toPln } from '@cablepark/contract/money';
import { changeSlotsCall } from '@cablepark/contract/rides/slot-changes';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { SlotMutation } from '../../../booking/changeSlots.ts';
import { call } from '../../../lib/http/call.ts';

/** A change of many free slots at once. `price` in grosze; `event` null takes them out of their event. */
export type SlotFieldChange = Partial<Pick<Slot, 'price' | 'event'>>;

/** PATCH /items/Slot: the same change to all of them or to none. @throws ApiError SLOT_BOOKED (409), FORBIDDEN if one is deleted; NetworkError. */
async function editSlots(keys: readonly number[], { price, event }: SlotFieldChange): Promise<void> {
  const data = {
    ...(price === undefined ? {} : { price: toPln(price) }),
    ...(event === undefined ? {} : { event }),
  };
  await call(changeSlotsCall, { body: { keys, data } });
}

/** Changes the price or event of free slots. */
export function editMutation(slots: readonly Slot[], change: SlotFieldChange): SlotMutation {
  const ids = slots.map(({ id }) => id);
  const updates = ids.map((id) => ({ slot: { id, ...change } }));
  return {
    slots: ids,
    optimistic: updates,
    before: slots.map((slot) => ({ slot })),
    send: async () => {
      await editSlots(ids, change);
      return updates;
    },
    isDone: (states) =>
      states.length === slots.length &&
      states.every(
        ({ slot }) =>
          (change.price === undefined || slot.price === change.price) &&
          (change.event === undefined || slot.event === change.event),
      ),
  };
}
