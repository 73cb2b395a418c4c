import { deskCalls } from '@cablepark/contract/desk-calls';
import { readSlotRow, type SlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { requestOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

export interface Guest {
  firstName: string;
  phone: string;
}

/**
 * POST /desk/walk-ins, only where the server announces `desk`: books for a guest without an account.
 * @throws ApiError SLOT_TAKEN, TOO_LATE, FAILED_VALIDATION; NetworkError.
 */
async function bookWalkIn(slot: number, guest: Guest): Promise<Slot> {
  const body = { slot, first_name: guest.firstName, description: guest.phone };
  return readSlotRow((await requestOnce<SlotRow>({ method: 'POST', url: deskCalls.walkIns, body })).data);
}

/** Books a slot for a guest; the server creates the account. */
export function walkInMutation(slot: Slot, guest: Guest): SlotMutation {
  const rider = { id: `guest of ${slot.id}`, name: guest.firstName, phone: guest.phone, email: null };
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, rider: rider.id }, rider }],
    before: [{ slot }],
    send: async () => {
      const newBooking = await bookWalkIn(slot.id, guest);
      return [{ slot: newBooking, rider: { ...rider, id: newBooking.rider ?? rider.id } }];
    },
    isDone: ([state]) => state?.rider?.name === guest.firstName && state.rider.phone === guest.phone,
    books: true,
  };
}
