import { toPln } from '@cablepark/contract/money';
import {
  readOwedCall,
  readSeasonDaysCall,
  readTakingsCall,
  writeTakingsRow,
} from '@cablepark/contract/payments/takings';
import { seasonDays } from '@cablepark/domain/payments/compared-days';
import { sortTakings, sumPassLines } from '@cablepark/domain/payments/takings';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import { findSeason } from '../season/index.ts';
import { findMoneyTakings, findOwed, findPassLines } from './takings.store.ts';

/** GET /takings (Manager): money in and out per day, method and track. */
export function registerTakings(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readOwedCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'What is owed for passes',
        description:
          'How many passes hold and have something left, and what part of their prices no ride has taken.',
        response: { 200: answerOf(readOwedCall), ...errorResponses(403) },
      },
    },
    async (_request, reply) => {
      const { passes, cents } = await findOwed(context.store.db, context.clock.now().epochMilliseconds);
      reply.header('cache-control', 'private, no-cache');
      return { data: { passes, amount: toPln(cents) } };
    },
  );
  routes.get(
    readSeasonDaysCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'The days of this year’s season',
        description: 'From the first day of its plans to the last; the whole year in a park without plans.',
        response: { 200: answerOf(readSeasonDaysCall), ...errorResponses(403) },
      },
    },
    async (_request, reply) => {
      const { season } = await findSeason(context.store.db);
      const { from, to } = seasonDays(season.plans, dayOf(context.clock.now(), context.config.zone));
      reply.header('cache-control', 'private, no-cache');
      return { data: { from: from.toString(), to: to.toString() } };
    },
  );
  routes.get(
    readTakingsCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'What came and what left on these days',
        description:
          'By the cash book: day, what it was for, method, track and rate of VAT. What left is of the kinds `moneyBack` and `reversal` (a mistake at the desk), and is taken off; `failedBack` came back, `late` bought nothing and goes back. Rides on passes stand beside it with the method `pass`: `redeemed` and `returned` by the passes’ lines, those on paper passes as `ride` and `reversal`. A day that is over does not change.',
        querystring: readTakingsCall.query,
        response: { 200: answerOf(readTakingsCall), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      const { zone } = context.config;
      const { query } = request;
      const money = await findMoneyTakings(context.store.db, query);
      const rides = sumPassLines(await findPassLines(context.store.db, query, zone), query, zone);
      reply.header('cache-control', 'private, no-cache');
      return { data: sortTakings([...money, ...rides]).map(writeTakingsRow) };
    },
  );
}
