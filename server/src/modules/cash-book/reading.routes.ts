import { toGrosze } from '@cablepark/contract/money';
import {
  explainCountCall,
  listDayClosesCall,
  readDayCloseCall,
  readDueCloseCall,
  readOpenDaysCall,
} from '@cablepark/contract/payments/day-closes';
import { enforce } from '@cablepark/domain/decision';
import { dueClose } from '@cablepark/domain/payments/close-due';
import { explainDifference } from '@cablepark/domain/payments/close-facts';
import { cashDifference, decideDayToClose } from '@cablepark/domain/payments/day-close';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import {
  findBookEntries,
  findCloses,
  findDaysOfClose,
  findLastClosed,
  findOpenDays,
  requireClose,
  sumByMethod,
} from './day-closes.store.ts';
import { readOpenDays, writeClose, writeFacts, writeSnapshot } from './day-closes.wire.ts';
import { findFloat } from './till-floats.store.ts';

/** What staff read of closed and open days (Manager). */
export function registerCloseReading(app: FastifyInstance, context: AppContext): void {
  registerOpenDays(app, context);
  registerReminder(app, context);
  const { db } = context.store;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listDayClosesCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'The closes that count any of these days',
        description:
          'The latest first. `last_closed` is the last day that is closed, whatever was asked for.',
        querystring: listDayClosesCall.query,
        response: { 200: answerOf(listDayClosesCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query }) => {
      const last = await findLastClosed(db);
      const dayCloses = await findCloses(db, query);
      return { data: { closes: dayCloses.map(writeClose), last_closed: last?.toString() ?? null } };
    },
  );
  routes.get(
    readDayCloseCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'A close with all that it keeps',
        description:
          'Sums by method, by person and by rate of VAT, and the entries that were undone or may explain the difference, as they were when the day was closed. `FORBIDDEN` for a day that no close bears.',
        params: z.object({ day: z.string() }),
        response: { 200: answerOf(readDayCloseCall), ...errorResponses(400, 403) },
      },
    },
    async ({ params }) => ({ data: await writeSnapshot(db, await requireClose(db, params.day)) }),
  );
}

function registerOpenDays(app: FastifyInstance, context: AppContext): void {
  const {
    store: { db },
    clock,
    config: { zone },
  } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const requireOpen = async (openDay: Temporal.PlainDate) => {
    const lastClosed = await findLastClosed(db);
    enforce(decideDayToClose({ day: openDay, today: dayOf(clock.now(), zone), lastClosed }));
    return lastClosed;
  };
  routes.get(
    readOpenDaysCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'What a close of this day would count',
        querystring: readOpenDaysCall.query,
        response: { 200: answerOf(readOpenDaysCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ query }) => ({ data: await readOpenDays(db, query.day, await requireOpen(query.day)) }),
  );
  routes.get(
    explainCountCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'The entries that may explain why the counted cash differs',
        description:
          'Payments that were undone or paid again by another method, and single entries of the amount of the difference, of half of it or of twice.',
        querystring: explainCountCall.query,
        response: { 200: answerOf(explainCountCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ query }) => {
      const lastClosed = await requireOpen(query.day);
      const days = await findDaysOfClose(db, query.day, lastClosed);
      const { cash } = await sumByMethod(db, days);
      const { cents: float } = await findFloat(db, query.day, lastClosed);
      const difference = cashDifference({ float, cash, counted: toGrosze(query.counted) });
      const facts = explainDifference(await findBookEntries(db, days), difference);
      return { data: await writeFacts(db, facts) };
    },
  );
}

function registerReminder(
  app: FastifyInstance,
  { store: { db }, clock, config: { zone }, parkSettings }: AppContext,
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    readDueCloseCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'The days that somebody forgot to close',
        description:
          'Days with money: earlier ones, and today once the park has shut. In a park that has never closed a day, only once an earlier day has money.',
        response: { 200: answerOf(readDueCloseCall), ...errorResponses(403) },
      },
    },
    async () => {
      const lastClosed = await findLastClosed(db);
      const now = clock.now();
      const open = await findOpenDays(db, lastClosed, dayOf(now, zone));
      const { hours } = await parkSettings.read();
      const due = dueClose({ now, zone, week: hours.week, lastClosed, open });
      return { data: due && { from: due.from.toString(), day: due.day.toString() } };
    },
  );
}
