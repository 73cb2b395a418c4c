import { deskCalls } from '@cablepark/contract/desk-calls';
import { readSlotRow, type SlotRow } from '@cablepark/contract/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { requestOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

/** How long a reason is (characters). */
export const voidReasonLength = { min: 3, max: 500 } as const;

/** POST /desk/voids (Editor), only where the server announces `desk`: the slot stays booked. @throws ApiError FORBIDDEN where it is no living payment; NetworkError. */
async function voidPayment(payment: number, reason: string): Promise<Slot> {
  const call = { method: 'POST', url: deskCalls.voids, body: { payment, reason } } as const;
  return readSlotRow((await requestOnce<SlotRow>(call)).data);
}

/** Takes a payment back, for a reason that is kept. */
export function voidMutation(slot: Slot, payment: number, reason: string): SlotMutation {
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, payment: null } }],
    before: [{ slot }],
    send: async () => [{ slot: await voidPayment(payment, reason) }],
    isDone: ([state]) => state?.slot.payment === null,
  };
}
