import { undoCancellationsCall } from '@cablepark/contract/rides/cancellations';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

/**
 * POST /me/cancellations/undone, only where the server announces `undo-cancelling`. @param slot as its rider held it @throws ApiError TOO_LATE (422),
 * SLOT_TAKEN (409); NetworkError.
 */
export function undoCancelMutation(slot: Slot): SlotMutation {
  return {
    slots: [slot.id],
    optimistic: [],
    before: [{ slot: { ...slot, rider: null } }],
    send: async () => {
      const rows = await callOnce(undoCancellationsCall, { body: { slots: [slot.id] } });
      return rows.map((row) => ({ slot: readSlotRow(row) }));
    },
    movesIn: true,
    isDone: ([state]) => state?.slot.rider === slot.rider,
    books: true,
  };
}
