import { type MoneyQuestionRow, moneyQuestionsCall } from '@cablepark/contract/payments/money-questions';
import { ParkError } from '@cablepark/domain/errors';
import { moneyQuestionKinds } from '@cablepark/domain/payments/money-questions';
import { line } from '@cablepark/domain/text/plain-text';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { answerQuestion } from './answer-question.ts';
import { findMoneyQuestions } from './money-questions.store.ts';

const question: z.ZodType<MoneyQuestionRow> = z.object({
  id: z.string(),
  kind: z.enum(moneyQuestionKinds),
  date_created: z.string().meta({ format: 'date-time' }),
  amount: z.number().nullable(),
  asked: z.number().nullable(),
  currency: z.string().nullable(),
  account: z.uuid().nullable(),
  name: z.string().nullable(),
  checkout: z.uuid().nullable(),
  payment: z.int().nullable(),
  refund: z.string().nullable(),
  payments: z.array(z.int()),
  slots: z.array(z.int()),
  number: z.string().nullable(),
});

/** Money without a ride, rides without money: questions for the desk, empty on a good day. */
export function registerMoneyQuestions(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const readQuestions = () => findMoneyQuestions(context.store.db, context.clock.now().epochMilliseconds);

  routes.get(
    moneyQuestionsCall,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'Read where money and rides do not match',
        response: { 200: z.object({ data: z.array(question) }), ...errorResponses(403) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await readQuestions() };
    },
  );

  routes.post(
    moneyQuestionsCall,
    {
      ...requirePermission('payment.void'),
      schema: {
        summary: 'Say that such a line was looked after, and how',
        body: z.strictObject({ id: z.string().max(100), note: line(500, 3) }),
        response: { 200: z.object({ data: z.array(question) }), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const { id, note } = request.body;
      const openQuestion = (await readQuestions()).find((each) => each.id === id);
      if (!openQuestion) throw new ParkError('NOT_FOUND');
      const actor = requireActor(request);
      await inTransaction(context, actor, async (transaction) => {
        await answerQuestion(transaction, openQuestion, note, {});
      });
      return { data: await readQuestions() };
    },
  );
}
