import { type TakingsRow, writeTakingsRow } from '@cablepark/contract/payments';
import { paymentMethods } from '@cablepark/domain/park/policy';
import { sumTakings } from '@cablepark/domain/payments/takings';
import { boundsOf } from '@cablepark/domain/time/day-range';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import { dayRange } from './day-range.schema.ts';
import { findTillPayments } from './takings.store.ts';

/** A line of the answer: money in PLN. */
const takings: z.ZodType<TakingsRow> = z.object({
  day: z.iso.date(),
  method: z.enum(paymentMethods),
  asset: z.int().nullable(),
  amount: z.number(),
  count: z.int(),
  voidedAmount: z.number(),
  voidedCount: z.int(),
});

/** GET /takings (Manager): what was taken per day, method and track. */
export function registerTakings(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/takings',
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'What was taken on these days',
        description: 'By day, method and track; voided payments are counted apart.',
        querystring: dayRange,
        response: { 200: z.object({ data: z.array(takings) }), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      const { zone } = context.config;
      const { fromMs, toMs } = boundsOf(request.query, zone);
      const payments = await findTillPayments(context.store.db, fromMs, toMs);
      reply.header('cache-control', 'private, no-cache');
      return { data: sumTakings(payments, request.query, zone).map(writeTakingsRow) };
    },
  );
}
