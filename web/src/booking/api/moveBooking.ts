import { deskCalls } from '@cablepark/contract/desk-calls';
import { readSlotRow, type SlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { requestOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';
import type { Booking } from '../slotUpdates.ts';

/**
 * POST /desk/moves, only where the server announces `desk`: moves the booking with its payment. @throws ApiError SLOT_TAKEN, SLOT_NOT_BOOKED,
 * TOO_LATE; NetworkError.
 */
async function moveBooking(from: number, to: number): Promise<Slot[]> {
  const { data } = await requestOnce<SlotRow[]>({ method: 'POST', url: deskCalls.moves, body: { from, to } });
  return data.map(readSlotRow);
}

/** Moves a booking with its payment to another slot. */
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
    send: async () =>
      (await moveBooking(from.id, to.id)).map((slot) =>
        slot.id === to.id ? { slot, ...details, ...paidBy(slot) } : { slot, missing: false },
      ),
    movesIn: true,
    isDone: (states) => states.find(({ slot }) => slot.id === to.id)?.slot.rider === from.rider,
  };
}
