import {
  correctBillCall,
  correctContactCall,
  correctMethodCall,
  correctRiderCall,
} from '@cablepark/contract/rides/corrections';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Guest } from '../../../booking/api/bookWalkIn.ts';
import type { Payment } from '../../../booking/api/readPayments.ts';
import type { SlotMutation } from '../../../booking/changeSlots.ts';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';
import { changeAccount } from '../../staff-people/api/users.ts';

/**
 * Corrects the method of a slot's payment, and of all that its bill paid: each slot gets a new payment.
 * @param slots of the bill, with this one @throws ApiError CHANGED_SINCE, FORBIDDEN; NetworkError.
 */
export function methodMutation(
  { id }: Slot,
  payment: Payment,
  { method, slots }: { method: SaleMethod; slots: readonly number[] },
): SlotMutation {
  const isAlone = slots.length === 1;
  return {
    slots,
    optimistic: [{ slot: { id }, payment: { ...payment, method } }],
    before: [{ slot: { id }, payment }],
    send: async () => {
      const slot = readSlotRow(await callOnce(correctMethodCall, { body: { payment: payment.id, method } }));
      // The payments of the others come with a new reading.
      return isAlone ? [{ slot, payment: { ...payment, id: slot.payment ?? payment.id, method } }] : null;
    },
    ...(!isAlone && { movesIn: true as const }),
    isDone: (states) => states.find(({ slot }) => slot.id === id)?.payment?.method === method,
  };
}

/**
 * Corrects the method of a bill without rides. @param bill with the method that it has now
 * @throws ApiError CHANGED_SINCE, FORBIDDEN; NetworkError
 */
export async function correctBillMethod(
  bill: { id: string; method: SaleMethod },
  method: SaleMethod,
): Promise<void> {
  await callOnce(correctBillCall, { body: { bill: bill.id, from: bill.method, method } });
}

/** Whether a booking belongs to a party, whose other rides change their rider, too: a refetch loads these. */
interface Together {
  isOfParty: boolean;
}

/** Gives a booking to an account. @throws ApiError SLOT_NOT_BOOKED, SLOT_HELD, FORBIDDEN, INVALID_FOREIGN_KEY; NetworkError. */
export function riderMutation(slot: Slot, rider: Rider, { isOfParty }: Together): SlotMutation {
  return {
    ...(isOfParty && { movesIn: true as const }),
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, rider: rider.id }, rider }],
    before: [{ slot }],
    send: async () => {
      const body = { slot: slot.id, account: rider.id };
      return [{ slot: readSlotRow(await callOnce(correctRiderCall, { body })), rider }];
    },
    isDone: ([state]) => state?.slot.rider === rider.id,
  };
}

/** Gives a booking to a guest; the server creates the account. @throws as `riderMutation` */
export function guestMutation(
  slot: Slot,
  { firstName, phone }: Guest,
  { isOfParty }: Together,
): SlotMutation {
  const guest = { id: `guest of ${slot.id}`, name: firstName, phone, email: null };
  return {
    ...(isOfParty && { movesIn: true as const }),
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, rider: guest.id }, rider: guest }],
    before: [{ slot }],
    send: async () => {
      const body = { slot: slot.id, first_name: firstName, description: phone || null };
      const after = readSlotRow(await callOnce(correctRiderCall, { body }));
      return [{ slot: after, rider: { ...guest, id: after.rider ?? guest.id } }];
    },
    isDone: ([state]) => state?.rider?.name === firstName && state.rider.phone === phone,
  };
}

/** Corrects the name or phone of a rider or guest. @throws ApiError FORBIDDEN for one of the staff; NetworkError. */
export function contactMutation({ id }: Slot, rider: Rider, { firstName, phone }: Guest): SlotMutation {
  const after = { ...rider, name: firstName, phone };
  return {
    slots: [id],
    optimistic: [{ slot: { id }, rider: after }],
    before: [{ slot: { id }, rider }],
    send: async () => {
      const body = {
        account: rider.id,
        ...(firstName === rider.name ? {} : { first_name: firstName }),
        ...(phone === rider.phone ? {} : { description: phone }),
      };
      await callOnce(correctContactCall, { body });
      return [{ slot: { id }, rider: after }];
    },
    isDone: ([state]) => state?.rider?.name === firstName && state.rider.phone === phone,
  };
}

/** Sets the address of an account (Admin); its owner must prove it again. @throws ApiError RECORD_NOT_UNIQUE, FORBIDDEN; NetworkError. */
export function emailMutation({ id }: Slot, rider: Rider, email: string): SlotMutation {
  const after = { ...rider, email };
  return {
    slots: [id],
    optimistic: [{ slot: { id }, rider: after }],
    before: [{ slot: { id }, rider }],
    send: async () => {
      await changeAccount(rider.id, { email });
      return [{ slot: { id }, rider: after }];
    },
    isDone: ([state]) => state?.rider?.email === email,
  };
}
