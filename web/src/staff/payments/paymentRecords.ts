import {
  findRecordsCall,
  keepReceiptCall,
  listRecordsCall,
  readRecordCall,
} from '@cablepark/contract/payments/records';
import type { PaymentDetailsRow } from '@cablepark/contract/payments/records.schema';
import { recordReturnCall, refundCall } from '@cablepark/contract/payments/refunds';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { call } from '../../lib/http/call.ts';
import { callPage } from '../../lib/http/callPage.ts';
import { callOnce } from '../../lib/http/requestOnce.ts';

/** A payment changes with its slot. */
export const paymentKeys = { all: [...slotKeys.all, 'payments'] as const };

/** A query of payments: a page of a range of days, or those with a number. */
export type AskedPayments = { range: DayRange; page: number } | { number: string };

/** GET /desk/payments (Manager up), the newest first. */
export function paymentsOf(selection: AskedPayments) {
  return queryOptions({
    queryKey: [...paymentKeys.all, JSON.stringify(selection)],
    queryFn: ({ signal }) => {
      if ('number' in selection)
        return callPage(findRecordsCall, { query: { number: selection.number }, signal });
      const { range, page } = selection;
      return callPage(listRecordsCall, {
        query: { from: range.from.toString(), to: range.to.toString(), page },
        signal,
      });
    },
  });
}

/** GET /desk/payments/{id} (Manager up). */
export function paymentOf(id: number) {
  return queryOptions({
    queryKey: [...paymentKeys.all, id],
    queryFn: ({ signal }) => call(readRecordCall, { params: { id }, signal }),
  });
}

/** PATCH (Manager up); null removes the number. @throws ApiError, NetworkError. */
export function keepReceipt(id: number, receipt: string | null): Promise<PaymentDetailsRow> {
  return call(keepReceiptCall, { params: { id }, body: { receipt } });
}

/**
 * POST (Editor): `amount` in PLN; a retry after a lost response refunds only once. @throws ApiError FAILED_VALIDATION if the amount exceeds the
 * rest; NetworkError.
 */
export async function refundPayment(payment: number, amount: number, reason: string): Promise<void> {
  await callOnce(refundCall, { body: { payment, amount, reason } });
}

/** POST (Editor): records a refund in PLN that was made elsewhere. @throws ApiError FAILED_VALIDATION if it exceeds the rest; NetworkError. */
export async function recordReturn(
  payment: number,
  body: { amount: number; reason: string; back_by: 'provider' | BackMethod },
): Promise<void> {
  await callOnce(recordReturnCall, { body: { payment, ...body } });
}
