import { voidPaymentCall } from '@cablepark/contract/payments/voids';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { VoidWay } from '@cablepark/domain/payments/cash-entry';
import type { Slot } from '@cablepark/domain/slots/slot';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

/** @returns null where the slot of an ended booking is deleted @throws ApiError FORBIDDEN for a void or missing payment; NetworkError. */
export async function voidPayment({ payment, reason, backBy }: Voiding): Promise<Slot | null> {
  const body = { payment, reason, ...(backBy === null ? {} : { back_by: backBy }) };
  const row = await callOnce(voidPaymentCall, { body });
  return row && readSlotRow(row);
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
    send: async () => [{ slot: (await voidPayment(voiding)) ?? { ...slot, payment: null } }],
    isDone: ([state]) => state?.slot.payment === null,
  };
}
