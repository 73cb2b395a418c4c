import {
  answerMoneyQuestionCall,
  listMoneyQuestionsCall,
} from '@cablepark/contract/payments/money-questions';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { answerQuestion } from './answer-question.ts';
import { findMoneyQuestions } from './money-questions.store.ts';

/** Questions for the desk about money without a ride and rides without money. The list is usually empty. */
export function registerMoneyQuestions(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const readQuestions = () => findMoneyQuestions(context.store.db, context.clock.now().epochMilliseconds);

  routes.get(
    listMoneyQuestionsCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'Read where money and rides do not match',
        response: { 200: answerOf(listMoneyQuestionsCall), ...errorResponses(403) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await readQuestions() };
    },
  );

  routes.post(
    answerMoneyQuestionCall.path,
    {
      ...requirePermission('payment.void'),
      schema: {
        summary: 'Say that such a line was looked after, and how',
        body: answerMoneyQuestionCall.body,
        response: { 200: answerOf(answerMoneyQuestionCall), ...errorResponses(400, 403) },
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
