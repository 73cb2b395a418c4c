import { toPln } from '@cablepark/contract/money';
import { listUndonePaymentsCall } from '@cablepark/contract/rides/desk-actions';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import type { ServerContext } from '../../server-context.ts';
import { findUndonePayments } from './undone-payments.ts';

export function registerUndonePayments(app: FastifyInstance, { store: { db } }: ServerContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    listUndonePaymentsCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'The payments that the desk took back or corrected',
        description: 'On these days of the cash book, by name, the oldest first.',
        querystring: listUndonePaymentsCall.query,
        response: { 200: answerOf(listUndonePaymentsCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      const payments = await findUndonePayments(db, query);
      return {
        data: payments.map(
          ({ entry, payment, how, cents, method, at, takenBy, undoneBy, rider, isForPass }) => ({
            entry,
            payment,
            how,
            amount: toPln(cents),
            method,
            date_created: writeWireMs(at),
            taken_by: takenBy,
            undone_by: undoneBy,
            rider,
            for_pass: isForPass,
          }),
        ),
      };
    },
  );
}
