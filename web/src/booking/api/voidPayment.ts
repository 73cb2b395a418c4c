import { voidPaymentCall } from '@cablepark/contract/payments/voids';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { VoidWay } from '@cablepark/domain/payments/cash-entry';
import type { Slot } from '@cablepark/domain/slots/slot';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

/** @returns null where the slot of an ended booking is deleted @throws ApiError FORBIDDEN for a void or missing payment; NetworkError. */
export async function voidPayment({ payment, reason, backBy, billSlots }: Voiding): Promise<Slot | null> {
  const body = {
    payment,
    reason,
    ...(backBy !== null && { back_by: backBy }),
    ...(billSlots && { whole_bill: true }),
  };
  const row = await callOnce(voidPaymentCall, { body });
  return row && readSlotRow(row);
}

export interface Voiding {
  payment: number;
  reason: string;
  /** How the desk refunds the money; null for an automatic refund. */
  backBy: VoidWay | null;
  /** The slots of its bill, where all of that is voided. */
  billSlots?: readonly number[];
}

/** Voids a payment, and stores the reason (Editor), only where the server announces `desk`: the slot stays booked. */
export function voidMutation(slot: Slot, voiding: Voiding): SlotMutation {
  const { billSlots } = voiding;
  return {
    slots: billSlots ?? [slot.id],
    optimistic: [{ slot: { id: slot.id, payment: null } }],
    before: [{ slot }],
    async send() {
      const after = await voidPayment(voiding);
      // A refetch loads the other slots of its bill.
      return billSlots ? null : [{ slot: after ?? { ...slot, payment: null } }];
    },
    ...(billSlots && { movesIn: true as const }),
    isDone: (states) => states.length > 0 && states.every((state) => state.slot.payment === null),
  };
}
