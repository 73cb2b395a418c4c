import { toGrosze, toPln } from '@cablepark/contract/money';
import {
  closeDayCall,
  listDayClosesCall,
  readOpenDaysCall,
  readSums,
  writeSums,
} from '@cablepark/contract/payments/day-closes';
import type { DayCloseRow } from '@cablepark/contract/payments/day-closes.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { enforce } from '@cablepark/domain/decision';
import { cashDifference, daysOfClose, decideDayToClose } from '@cablepark/domain/payments/day-close';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import type { ServerContext } from '../../server-context.ts';
import { closeDay } from './close-day.ts';
import { type DayClose, findCloses, findLastClosed, requireClose, sumByMethod } from './day-closes.store.ts';

/** Closed days with their cash counts (Manager): the list, a preview of the next close, and closing. */
export function registerDayCloses(app: FastifyInstance, context: ServerContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerReading(app, context);
  app.withTypeProvider<ZodTypeProvider>().post(
    closeDayCall.path,
    {
      ...withKey(requirePermission('day.close'), 'required'),
      schema: {
        summary: 'Close a day',
        description:
          'Counts all days since the last close; the first close counts its day alone. From then on no money counts on these days: what comes later counts on the next one. `sums` are those that were shown (`DAY_CHANGED` where they are others by now), `counted` is the cash in the till less its float, and `note` says why it differs. A close cannot be undone.',
        headers: keyHeaders,
        body: closeDayCall.body,
        response: { 200: answerOf(closeDayCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { body } = request;
      const closingInput = {
        day: body.day,
        seen: readSums(body.sums),
        counted: toGrosze(body.counted),
        note: body.note ?? null,
      };
      const data = await answerOnce(
        context,
        request,
        (keyed) => closeDay(keyed, actor, closingInput),
        async ({ store: { db } }, closed) => writeClose(await requireClose(db, closed)),
      );
      return { data };
    },
  );
}

function registerReading(
  app: FastifyInstance,
  { store: { db }, clock, config: { zone } }: ServerContext,
): void {
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
    readOpenDaysCall.path,
    {
      ...requirePermission('takings.read'),
      schema: {
        summary: 'What a close of this day would count',
        querystring: readOpenDaysCall.query,
        response: { 200: answerOf(readOpenDaysCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ query }) => {
      const lastClosed = await findLastClosed(db);
      enforce(decideDayToClose({ day: query.day, today: dayOf(clock.now(), zone), lastClosed }));
      const days = daysOfClose(query.day, lastClosed);
      const [from, to] = [days.from.toString(), days.to.toString()];
      return { data: { from, day: to, sums: writeSums(await sumByMethod(db, days)) } };
    },
  );
}

function writeClose({ day: closed, at, by, from, methods, counted, note }: DayClose): DayCloseRow {
  return {
    from,
    day: closed,
    sums: writeSums(methods),
    date_created: writeWireTime(Temporal.Instant.fromEpochMilliseconds(at)),
    closed_by: by,
    counted: toPln(counted),
    difference: toPln(cashDifference(methods, counted)),
    note,
  };
}
