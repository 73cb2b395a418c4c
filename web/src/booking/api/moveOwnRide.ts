import { moveOwnRideCall } from '@cablepark/contract/rides/moves';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

/**
 * POST /me/moves, only where the server announces `own-moves`: a rider's unpaid ride to a free slot of the same length. @throws ApiError
 * SLOT_TAKEN, SLOT_PAID, SLOT_HELD (409), TOO_LATE, TRACK_CLOSED, RIDE_LIMIT (422), REQUESTS_EXCEEDED (429); NetworkError.
 */
export function moveOwnMutation(from: Slot, to: Slot): SlotMutation {
  return {
    slots: [from.id, to.id],
    optimistic: [],
    before: [{ slot: from }, { slot: to }],
    send: async () => {
      const rows = await callOnce(moveOwnRideCall, { body: { from: from.id, to: to.id } });
      return rows.map((row) => ({ slot: readSlotRow(row) }));
    },
    movesIn: true,
    isDone: (states) => states.find(({ slot }) => slot.id === to.id)?.slot.rider === from.rider,
  };
}
