import { toPln } from '@cablepark/contract/money';
import type { PaymentRow } from '@cablepark/contract/payments';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';
import type { SlotMutation } from '../changeSlots.ts';
import { type Payment, readPaymentRow } from './readPayments.ts';

interface NewPayment {
  slot: number;
  /** In grosze. */
  amount: number;
  method: PaymentMethod;
}

/**
 * POST /items/Payment, then PATCH /items/Slot/{id} with its id (SPEC.md §7). Our server links the two by itself and takes the
 * second call as said already; another backend needs it (DESIGN.md §5.7, §5.16).
 * @throws ApiError SLOT_PAID (409), FAILED_VALIDATION of type `unbooked`; NetworkError.
 */
async function paySlot(payment: NewPayment): Promise<Payment> {
  const body = { ...payment, amount: toPln(payment.amount) };
  const { data } = await request<PaymentRow>({ method: 'POST', url: urls.items('Payment'), body });
  await request({ method: 'PATCH', url: urls.item('Slot', payment.slot), body: { payment: data.id } });
  return readPaymentRow(data);
}

/** Takes the money for a slot. */
export function payMutation(slot: Slot, method: PaymentMethod, amount: number): SlotMutation {
  // The server gives the real number; a negative one can meet none of them.
  const expected = { id: -slot.id, slot: slot.id, amount, method };
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, payment: expected.id }, payment: expected }],
    before: [{ slot }],
    send: async () => {
      const payment = await paySlot({ slot: slot.id, amount, method });
      return [{ slot: { id: slot.id, payment: payment.id }, payment }];
    },
    isDone: ([state]) => state !== undefined && state.slot.payment !== null,
  };
}
