import { toPln } from '@cablepark/contract/money';
import type { PaymentRow } from '@cablepark/contract/payments';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';
import { type Payment, readPaymentRow } from './readPayments.ts';

export interface NewPayment {
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
export async function createPayment(payment: NewPayment): Promise<Payment> {
  const body = { ...payment, amount: toPln(payment.amount) };
  const { data } = await request<PaymentRow>({ method: 'POST', url: urls.items('Payment'), body });
  await request({ method: 'PATCH', url: urls.item('Slot', payment.slot), body: { payment: data.id } });
  return readPaymentRow(data);
}
