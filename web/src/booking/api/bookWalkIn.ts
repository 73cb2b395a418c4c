import { toPln } from '@cablepark/contract/money';
import { bookWalkInCall } from '@cablepark/contract/rides/desk';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

export interface Guest {
  firstName: string;
  /** Empty where they leave none. */
  phone: string;
}

/**
 * Books a slot for a guest, only where the server announces `desk`; the server creates the account.
 * @param price in grosze, for the rest of a missed slot; absent for the slot's own price
 * @throws ApiError SLOT_TAKEN, TOO_LATE, FAILED_VALIDATION; NetworkError.
 */
export function walkInMutation(slot: Slot, guest: Guest, price?: number): SlotMutation {
  const rider = { id: `guest of ${slot.id}`, name: guest.firstName, phone: guest.phone, email: null };
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, rider: rider.id }, rider, missing: false }],
    before: [{ slot }],
    send: async () => {
      const ownPrice = price === undefined ? {} : { price: toPln(price) };
      const body = {
        slot: slot.id,
        first_name: guest.firstName,
        description: guest.phone || null,
        ...ownPrice,
      };
      const newBooking = readSlotRow(await callOnce(bookWalkInCall, { body }));
      return [{ slot: newBooking, missing: false, rider: { ...rider, id: newBooking.rider ?? rider.id } }];
    },
    isDone: ([state]) => state?.rider?.name === guest.firstName && state.rider.phone === guest.phone,
    books: true,
  };
}
