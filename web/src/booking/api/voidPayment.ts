import { voidPaymentCall } from '@cablepark/contract/payments/voids';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { VoidWay } from '@cablepark/domain/payments/cash-entry';
import type { Slot } from '@cablepark/domain/slots/slot';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

/** @throws ApiError FORBIDDEN for a void or missing payment; NetworkError. */
async function voidPayment({ payment, reason, backBy }: Voiding): Promise<Slot> {
  const body = { payment, reason, ...(backBy === null ? {} : { back_by: backBy }) };
  return readSlotRow(await callOnce(voidPaymentCall, { body }));
}

export interface Voiding {
  payment: number;
  reason: string;
  /** How the desk refunds the money; null for an automatic refund. */
  backBy: VoidWay | null;
}

/** Voids a payment, and stores the reason (Editor), only where the server announces `desk`: the slot stays booked. */
export function voidMutation(slot: Slot, voiding: Voiding): SlotMutation {
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, payment: null } }],
    before: [{ slot }],
    send: async () => [{ slot: await voidPayment(voiding) }],
    isDone: ([state]) => state?.slot.payment === null,
  };
}
