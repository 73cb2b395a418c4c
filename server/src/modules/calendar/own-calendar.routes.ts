import {
  bookingFileCall,
  endCalendarCall,
  readCalendarCall,
  renewCalendarCall,
} from '@cablepark/contract/park/calendars';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requireWriter } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { requireSession } from '../accounts/index.ts';
import { fileNameOf, wordsFor, writeCalendar } from '../mails/index.ts';
import { feedAddress } from './feed-address.ts';
import { findFeedBookings } from './feed-bookings.ts';
import { deleteFeedOf, findFeed, renewFeed } from './feeds.store.ts';
import { describeOwn, languageOf } from './write-feed.ts';

const config = { least: 'User' } as const;

/** A rider's own calendar, and one booking of it as a file. */
export function registerOwnCalendar(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readCalendarCall.path,
    {
      config,
      schema: {
        summary: 'Read the address of one’s own calendar',
        response: { 200: answerOf(readCalendarCall), ...errorResponses(401) },
      },
    },
    async (request) => {
      const feed = await findFeed(context.store.db, { account: requireActor(request).id });
      return { data: { url: feed && feedAddress(context, feed) } };
    },
  );
  routes.post(
    renewCalendarCall.path,
    {
      config: { ...config, rateLimit: { max: 20, timeWindow: '10 minutes' } },
      schema: {
        summary: 'Give one’s own calendar a new address',
        description: 'The old one is good no more.',
        response: { 200: answerOf(renewCalendarCall), ...errorResponses(401, 403) },
      },
    },
    async (request) => {
      const actor = requireWriter(request);
      const feed = await inTransaction(context, actor, async (transaction) => {
        await requireSession(transaction, request.sessionFamily);
        return await renewFeed(transaction.db, { account: actor.id });
      });
      return { data: { url: feedAddress(context, feed) } };
    },
  );
  routes.delete(
    endCalendarCall.path,
    {
      config,
      schema: {
        summary: 'End one’s own calendar',
        description: 'Programs find nothing at its address.',
        response: { 204: z.void(), ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await deleteFeedOf(context.store.db, requireWriter(request).id);
      return await reply.code(204).send();
    },
  );
  registerBookingFile(app, context);
}

function registerBookingFile(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    bookingFileCall.path,
    {
      config,
      schema: {
        summary: 'Take a booking of one’s own along for a calendar',
        params: rowParams,
        response: {
          200: { content: { 'text/calendar': { schema: z.string() } } },
          ...errorResponses(401, 403),
        },
      },
    },
    async (request, reply) => {
      const { id } = requireActor(request);
      const bookings = await findFeedBookings(
        context.store.db,
        { account: id, slot: readRowId(request.params.id) },
        0,
      );
      const words = await wordsFor(context, { language: await languageOf(context, id), sentence: null });
      const [entry] = await describeOwn(context, words, bookings);
      if (!entry) throw new ParkError('NOT_FOUND');
      return reply
        .header('content-disposition', `attachment; filename="${fileNameOf(entry)}"`)
        .type('text/calendar; charset=utf-8')
        .send(await writeCalendar([entry], null));
    },
  );
}
