import {
  numberedPaymentsCall,
  type PaymentDetailsRow,
  type PaymentRecordRow,
  paymentCall,
  paymentsCall,
  recordedReturnsCall,
  refundsCall,
} from '@cablepark/contract/payments/payments';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { request } from '../../lib/http/http.ts';
import { requestOnce } from '../../lib/http/requestOnce.ts';

/** A payment changes with its slot. */
const paymentKeys = { all: [...slotKeys.all, 'payments'] as const };

/** Which payments: those taken on these days, a page of them, or those with a number. */
export type AskedPayments = { range: DayRange; page: number } | { number: string };

/** GET /desk/payments (Manager up), the newest first. */
export function paymentsOf(asked: AskedPayments) {
  const query =
    'number' in asked
      ? new URLSearchParams({ number: asked.number })
      : new URLSearchParams({
          from: asked.range.from.toString(),
          to: asked.range.to.toString(),
          page: String(asked.page),
        });
  return queryOptions({
    queryKey: [...paymentKeys.all, query.toString()],
    queryFn: async ({ signal }) => {
      const url = `${'number' in asked ? numberedPaymentsCall : paymentsCall}?${query}`;
      const { data, meta } = await request<PaymentRecordRow[]>({ url, signal });
      return { rows: data, total: meta?.filter_count ?? data.length };
    },
  });
}

/** GET /desk/payments/{id} (Manager up). */
export function paymentOf(id: number) {
  return queryOptions({
    queryKey: [...paymentKeys.all, id],
    queryFn: async ({ signal }) => (await request<PaymentDetailsRow>({ url: paymentCall(id), signal })).data,
  });
}

/** PATCH (Manager up); null takes the number away. @throws ApiError, NetworkError. */
export async function keepReceipt(id: number, receipt: string | null): Promise<PaymentDetailsRow> {
  const call = { method: 'PATCH', url: paymentCall(id), body: { receipt } } as const;
  return (await request<PaymentDetailsRow>(call)).data;
}

/** POST (Editor): `amount` in PLN; pressed again after a lost answer it goes back once. @throws ApiError FAILED_VALIDATION where more than is left is asked for; NetworkError. */
export async function refundPayment(payment: number, amount: number, reason: string): Promise<void> {
  await requestOnce({ method: 'POST', url: refundsCall, body: { payment, amount, reason } });
}

/** POST (Editor): keeps that so much, in PLN, went back without us. @throws ApiError FAILED_VALIDATION for more than is left; NetworkError. */
export async function recordReturn(
  payment: number,
  told: { amount: number; reason: string; back_by: 'provider' | BackMethod },
): Promise<void> {
  await requestOnce({ method: 'POST', url: recordedReturnsCall, body: { payment, ...told } });
}
