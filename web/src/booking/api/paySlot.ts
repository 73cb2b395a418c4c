import { toPln } from '@cablepark/contract/money';
import { payCall } from '@cablepark/contract/payments/paying';
import { changeSlotCall } from '@cablepark/contract/rides/slots';
import type { DeskMethod } from '@cablepark/domain/park/policy';
import { unitsOf } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { shareOf } from '@cablepark/domain/passes/pass-value';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';
import { type Payment, readPaymentRow } from './readPayments.ts';

interface NewPayment {
  slot: number;
  /** In grosze; for a pass, the server takes the price from the pass. */
  amount?: number;
  method: DeskMethod;
  pass?: number;
}

/**
 * POST /items/Payment, then PATCH /items/Slot/{id} with its id (SPEC.md §7). Our server links both itself and accepts the second call as a repeat;
 * another backend, without passes, needs it.
 * @throws ApiError SLOT_PAID (409), FAILED_VALIDATION of type `unbooked`; NetworkError.
 */
async function paySlot(payment: NewPayment): Promise<Payment> {
  const { amount, ...rest } = payment;
  const body = { ...rest, ...(amount === undefined ? {} : { amount: toPln(amount) }) };
  const row = await callOnce(payCall, { body });
  if (payment.pass === undefined)
    await call(changeSlotCall, { params: { id: payment.slot }, body: { payment: row.id } });
  return readPaymentRow({ ...row, pass: payment.pass ?? null });
}

/** Records the payment of a slot. */
export function payMutation(slot: Slot, method: DeskMethod, amount: number): SlotMutation {
  return paying(slot, { slot: slot.id, amount, method }, amount);
}

/** Pays a slot with a pass. @throws ApiError PASS_EMPTY, PASS_EXPIRED, PASS_NOT_VALID_HERE, PASS_DAY_USED (409) besides */
export function passMutation(slot: Slot, { id: pass, kind, balance }: Pass): SlotMutation {
  const share = shareOf({ kind, balance, redeemed: 0 }, unitsOf(kind, slot.minutes));
  return paying(slot, { slot: slot.id, method: 'pass', pass }, share);
}

/** @param amount expected amount in grosze */
function paying(slot: Slot, newPayment: NewPayment, amount: number): SlotMutation {
  // A negative id cannot clash with the server's.
  const expectation = {
    id: -slot.id,
    slot: slot.id,
    amount,
    method: newPayment.method,
    pass: newPayment.pass ?? null,
  };
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, payment: expectation.id }, payment: expectation }],
    before: [{ slot }],
    send: async () => {
      const payment = await paySlot(newPayment);
      return [{ slot: { id: slot.id, payment: payment.id }, payment }];
    },
    isDone: ([state]) => state !== undefined && state.slot.payment !== null,
  };
}
