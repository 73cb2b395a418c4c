import { toGrosze } from '@cablepark/contract/money';
import { closeDayCall, readSums, setFloatCall } from '@cablepark/contract/payments/day-closes';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { closeDay } from './close-day.ts';
import { findLastClosed, requireClose } from './day-closes.store.ts';
import { readOpenDays, writeClose } from './day-closes.wire.ts';
import { registerCloseReading } from './reading.routes.ts';
import { setFloat } from './set-float.ts';

/** Closed days with their cash counts (Manager): the list, a preview of the next close, its float, and closing. */
export function registerDayCloses(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerCloseReading(app, context);
  registerClosing(app, context);
  app.withTypeProvider<ZodTypeProvider>().post(
    setFloatCall.path,
    {
      ...requirePermission('day.close'),
      schema: {
        summary: 'Say how much cash is in the till before the first sale of a day',
        description:
          'Without it a day starts with what the last close left in the till. The last one of a day counts, unless an open day before it has cash. The answer is what a close of this day would count.',
        body: setFloatCall.body,
        response: { 200: answerOf(setFloatCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const { day, float } = request.body;
      await setFloat(context, requireActor(request), { day, cents: toGrosze(float) });
      const { db } = context.store;
      return { data: await readOpenDays(db, day, await findLastClosed(db)) };
    },
  );
}

function registerClosing(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    closeDayCall.path,
    {
      ...withKey(requirePermission('day.close'), 'required'),
      schema: {
        summary: 'Close a day',
        description:
          'Counts all days since the last close; the first close counts all since the first payment. From then on no money counts on these days: what comes later counts on the next one. `sums` and `float` are those that were shown (`DAY_CHANGED` where they are others by now), `counted` is all cash in the till, `taken` the part that leaves it, and `note` says why the cash differs. The close keeps its sums for good. It cannot be undone.',
        headers: keyHeaders,
        body: closeDayCall.body,
        response: { 200: answerOf(closeDayCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { day, sums, float, counted, taken, note } = request.body;
      const closingInput = {
        day,
        seen: { sums: readSums(sums), float: toGrosze(float) },
        counted: toGrosze(counted),
        taken: toGrosze(taken),
        note: note ?? null,
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
