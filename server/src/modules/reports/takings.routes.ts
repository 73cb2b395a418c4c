import { toPln } from '@cablepark/contract/money';
import { type OwedRow, type TakingsRow, writeTakingsRow } from '@cablepark/contract/payments';
import { paymentMethods } from '@cablepark/domain/park/policy';
import { sumTakings, takingsKinds } from '@cablepark/domain/payments/takings';
import { boundsOf } from '@cablepark/domain/time/day-range';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { dayRange } from '../../http/day-range.schema.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import { findOwed, findTillPayments } from './takings.store.ts';

/** A line of the answer: money in PLN. */
const takings: z.ZodType<TakingsRow> = z.object({
  day: z.iso.date(),
  kind: z.enum(takingsKinds),
  method: z.enum(paymentMethods),
  asset: z.int().nullable(),
  amount: z.number(),
  count: z.int(),
  voidedAmount: z.number(),
  voidedCount: z.int(),
});

const owed: z.ZodType<{ data: OwedRow }> = z.object({
  data: z.object({ passes: z.int(), amount: z.number() }),
});

/** GET /takings (Manager): what was taken per day, method and track. */
export function registerTakings(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/takings/passes',
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'What is owed for passes',
        description:
          'How many passes hold and have something left, and what part of their prices no ride has taken.',
        response: { 200: owed, ...errorResponses(403) },
      },
    },
    async (_request, reply) => {
      const { passes, cents } = await findOwed(context.store.db, context.clock.now().epochMilliseconds);
      reply.header('cache-control', 'private, no-cache');
      return { data: { passes, amount: toPln(cents) } };
    },
  );
  routes.get(
    '/takings',
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'What was taken on these days',
        description:
          'By day, what it was for, method and track; voided payments are counted apart. `redeemed` are rides on passes, which bring no new money; `moneyBack` is what was given back for passes.',
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
