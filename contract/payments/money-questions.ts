import type { Call } from '../call.ts';
import { moneyQuestionAnswer, moneyQuestionRows } from './money-questions.schema.ts';

/** The open questions for staff. */
export const listMoneyQuestionsCall = {
  method: 'GET',
  path: '/desk/money-questions',
  answer: moneyQuestionRows,
} as const satisfies Call;

/** Closes one; the answer has the others. */
export const answerMoneyQuestionCall = {
  method: 'POST',
  path: '/desk/money-questions',
  body: moneyQuestionAnswer,
  answer: moneyQuestionRows,
} as const satisfies Call;
