import { moveBookingCall } from '@cablepark/contract/rides/moves';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';
import type { Booking } from '../slotUpdates.ts';

/** Moves a booking with its payment to another slot, only where the server announces `desk`. @throws ApiError SLOT_TAKEN, SLOT_NOT_BOOKED, TOO_LATE; NetworkError. */
export function moveMutation({ slot: from, rider, payment, missing }: Booking, to: Slot): SlotMutation {
  const details = {
    ...(rider ? { rider } : {}),
    ...(payment ? { payment: { ...payment, slot: to.id } } : {}),
  };
  // The payment of the new slot may be another one, from a pass.
  const paidBy = ({ payment: id }: Slot) =>
    payment && id !== null ? { payment: { ...payment, id, slot: to.id } } : {};
  return {
    slots: [from.id, to.id],
    optimistic: [
      { slot: { id: from.id, rider: null, payment: null }, missing: false },
      { slot: { id: to.id, rider: from.rider, payment: from.payment }, ...details },
    ],
    before: [{ slot: from, missing }, { slot: to }],
    send: async () => {
      const rows = await callOnce(moveBookingCall, { body: { from: from.id, to: to.id } });
      return rows
        .map(readSlotRow)
        .map((slot) =>
          slot.id === to.id ? { slot, ...details, ...paidBy(slot) } : { slot, missing: false },
        );
    },
    movesIn: true,
    isDone: (states) => states.find(({ slot }) => slot.id === to.id)?.slot.rider === from.rider,
  };
}
