import { type MoneyQuestionRow, moneyQuestionsCall } from '@cablepark/contract/money-questions';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

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

/** POST (Editor). @returns what is left. @throws ApiError FORBIDDEN where it is no question any more */
export async function answerMoneyQuestion(id: string, note: string): Promise<MoneyQuestionRow[]> {
  const body = { id, note };
  return (await request<MoneyQuestionRow[]>({ method: 'POST', url: moneyQuestionsCall, body })).data;
}
