import {
  answerMoneyQuestionCall,
  listMoneyQuestionsCall,
} from '@cablepark/contract/payments/money-questions';
import type { MoneyQuestionRow } from '@cablepark/contract/payments/money-questions.schema';
import { refundAgainCall, refundGivenCall, refundsAgainCall } from '@cablepark/contract/payments/refunds';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';

const askEveryMs = 60_000;

/** GET /desk/money-questions. */
export function moneyQuestions() {
  return queryOptions({
    queryKey: ['money questions'],
    queryFn: ({ signal }) => call(listMoneyQuestionsCall, { signal }),
    refetchInterval: askEveryMs,
  });
}

/** POST (Editor). @returns the remaining lines. @throws ApiError FORBIDDEN if it is already resolved */
export function answerMoneyQuestion(id: string, note: string): Promise<MoneyQuestionRow[]> {
  return call(answerMoneyQuestionCall, { body: { id, note } });
}

/** The way of a refused refund: sent again, or paid another way. */
export type RefundWay = 'again' | BackMethod | 'provider';

/** POST (Editor), which removes the line. @throws ApiError FORBIDDEN if it is already resolved, FAILED_VALIDATION if less can be refunded by now */
export async function settleRefund(refund: string, way: RefundWay, reason: string): Promise<void> {
  const params = { id: refund };
  if (way === 'again') await callOnce(refundAgainCall, { params, body: { reason } });
  else await callOnce(refundGivenCall, { params, body: { reason, back_by: way } });
}

/** POST (Editor): sends all refused refunds again. @returns how many */
export async function sendAllAgain(reason: string): Promise<number> {
  return (await call(refundsAgainCall, { body: { reason } })).sent;
}
