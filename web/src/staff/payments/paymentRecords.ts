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

/** A query of payments: a page of a range of days, or those with a number. */
export type AskedPayments = { range: DayRange; page: number } | { number: string };

/** GET /desk/payments (Manager up), the newest first. */
export function paymentsOf(selection: AskedPayments) {
  const query =
    'number' in selection
      ? new URLSearchParams({ number: selection.number })
      : new URLSearchParams({
          from: selection.range.from.toString(),
          to: selection.range.to.toString(),
          page: String(selection.page),
        });
  return queryOptions({
    queryKey: [...paymentKeys.all, query.toString()],
    queryFn: async ({ signal }) => {
      const url = `${'number' in selection ? numberedPaymentsCall : paymentsCall}?${query}`;
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

/** PATCH (Manager up); null removes the number. @throws ApiError, NetworkError. */
export async function keepReceipt(id: number, receipt: string | null): Promise<PaymentDetailsRow> {
  const call = { method: 'PATCH', url: paymentCall(id), body: { receipt } } as const;
  return (await request<PaymentDetailsRow>(call)).data;
}

/**
 * POST (Editor): `amount` in PLN; a retry after a lost response refunds only once. @throws ApiError FAILED_VALIDATION if the amount exceeds the
 * rest; NetworkError.
 */
export async function refundPayment(payment: number, amount: number, reason: string): Promise<void> {
  await requestOnce({ method: 'POST', url: refundsCall, body: { payment, amount, reason } });
}

/** POST (Editor): records a refund in PLN that was made elsewhere. @throws ApiError FAILED_VALIDATION if it exceeds the rest; NetworkError. */
export async function recordReturn(
  payment: number,
  body: { amount: number; reason: string; back_by: 'provider' | BackMethod },
): Promise<void> {
  await requestOnce({ method: 'POST', url: recordedReturnsCall, body: { payment, ...body } });
}
