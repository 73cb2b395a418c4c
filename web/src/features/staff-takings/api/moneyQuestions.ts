import { type MoneyQuestionRow, moneyQuestionsCall } from '@cablepark/contract/payments/money-questions';
import { refundAgainCall, refundGivenCall } from '@cablepark/contract/payments/payments';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { requestOnce } from '../../../lib/http/requestOnce.ts';

const askEveryMs = 60_000;

/** GET /desk/money-questions. */
export function moneyQuestions() {
  return queryOptions({
    queryKey: ['money questions'],
    queryFn: async ({ signal }) =>
      (await request<MoneyQuestionRow[]>({ url: moneyQuestionsCall, signal })).data,
    refetchInterval: askEveryMs,
  });
}

/** POST (Editor). @returns the remaining lines. @throws ApiError FORBIDDEN if it is already resolved */
export async function answerMoneyQuestion(id: string, note: string): Promise<MoneyQuestionRow[]> {
  const body = { id, note };
  return (await request<MoneyQuestionRow[]>({ method: 'POST', url: moneyQuestionsCall, body })).data;
}

/** The way of a refused refund: sent again, or paid another way. */
export type RefundWay = 'again' | BackMethod | 'provider';

/** POST (Editor), which removes the line. @throws ApiError FORBIDDEN if it is already resolved, FAILED_VALIDATION if less is left by now */
export async function settleRefund(refund: string, way: RefundWay, reason: string): Promise<void> {
  if (way === 'again') await requestOnce({ method: 'POST', url: refundAgainCall(refund), body: { reason } });
  else await requestOnce({ method: 'POST', url: refundGivenCall(refund), body: { reason, back_by: way } });
}
