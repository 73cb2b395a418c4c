import { moveTogetherCall } from '@cablepark/contract/rides/moves';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { SlotMutation } from '../../../../booking/changeSlots.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';

/** A booking's slot, and its next one. */
export interface SlotMove {
  from: Slot;
  to: Slot;
}

/**
 * Moves several bookings with their payments, all of them or none; only where the server announces `parties`.
 * @throws ApiError SLOT_TAKEN, SLOT_NOT_BOOKED, TOO_LATE; NetworkError.
 */
export function moveTogetherMutation(moves: readonly SlotMove[]): SlotMutation {
  const slots = new Map(moves.flatMap(({ from, to }) => [from, to]).map((slot) => [slot.id, slot]));
  const arriving = new Map(moves.map(({ from, to }) => [to.id, from]));
  const optimistic = [...slots.values()].map((slot) => {
    const from = arriving.get(slot.id);
    return { slot: { id: slot.id, rider: from?.rider ?? null, payment: from?.payment ?? null } };
  });
  const body = { moves: moves.map(({ from, to }) => ({ from: from.id, to: to.id })) };
  return {
    slots: [...slots.keys()],
    optimistic,
    before: [...slots.values()].map((slot) => ({ slot })),
    send: async () => (await callOnce(moveTogetherCall, { body })).map((row) => ({ slot: readSlotRow(row) })),
    movesIn: true,
    // Two of one rider that changed places look as before: then only their payments differ, if anything.
    isDone: (states) =>
      moves.every(({ from, to }) => {
        const state = states.find(({ slot }) => slot.id === to.id);
        return state?.slot.rider === from.rider && state.slot.payment === from.payment;
      }),
  };
}
