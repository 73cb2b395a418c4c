import { createHash } from 'node:crypto';
import { calendarFolder } from '@cablepark/contract/park/calendars';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { isKnownTag } from '../../http/revalidation.ts';
import { feedIdIn, isSecretOf } from './feed-secret.ts';
import { findLivingFeed } from './feeds.store.ts';
import { writeFeed } from './write-feed.ts';

const calendarText = { content: { 'text/calendar': { schema: z.string() } } };

/** Calendar programs poll hourly or less; the whole staff may share one IP address. */
const rateLimit = { max: 120, timeWindow: '10 minutes' };

/** A calendar by its secret address, for calendar programs. */
export function registerCalendar(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    `${calendarFolder}/:file`,
    {
      config: { ignoresBearer: true, rateLimit },
      schema: {
        summary: 'Fetch a calendar',
        description:
          'By its secret, as `{secret}.ics`: the bookings of a rider, or those of a track for the staff, of the last thirty days and to come.',
        params: z.object({ file: z.string() }),
        response: { 200: calendarText, 304: z.void(), ...errorResponses(404) },
      },
    },
    async ({ params: { file }, headers }, reply) => {
      const text = /^(.+)\.ics$/.exec(file)?.[1] ?? '';
      const id = feedIdIn(text);
      const feed = id === null ? null : await findLivingFeed(context.store.db, id);
      if (!isSecretOf(context.secret, feed, text) || !feed) throw new ParkError('ROUTE_NOT_FOUND');
      const content = await writeFeed(context, feed);
      const tag = `W/"${createHash('sha1').update(content).digest('base64url')}"`;
      reply
        .header('etag', tag)
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer');
      if (isKnownTag(headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(content);
    },
  );
}
