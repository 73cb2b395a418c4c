import { deleteSlotsCall } from '@cablepark/contract/rides/slot-changes';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { SlotMutation } from '../../../booking/changeSlots.ts';
import { call } from '../../../lib/http/call.ts';

/**
 * DELETE /items/Slot with ids: all of them or none. @throws ApiError SLOT_BOOKED (409) with the booked ids in `slots`, FORBIDDEN if one is deleted;
 * NetworkError.
 */
async function deleteSlots(ids: readonly number[]): Promise<void> {
  await call(deleteSlotsCall, { body: ids });
}

/** Deletes free slots. Not optimistic, because a deletion cannot be undone. */
export function deleteMutation(slots: readonly Slot[]): SlotMutation {
  const ids = slots.map(({ id }) => id);
  return {
    slots: ids,
    optimistic: [],
    before: [],
    send: async () => {
      await deleteSlots(ids);
      return ids.map((id) => ({ slot: { id }, gone: true as const }));
    },
    isDone: (states) => states.length === 0,
  };
}
