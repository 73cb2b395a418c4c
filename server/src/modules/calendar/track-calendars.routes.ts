import { listTrackCalendarsCall, renewTrackCalendarCall } from '@cablepark/contract/park/calendars';
import type { TrackCalendar } from '@cablepark/contract/park/calendars.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { may } from '@cablepark/domain/accounts/permissions';
import { ParkError } from '@cablepark/domain/errors';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { requireSession } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { feedAddress } from './feed-address.ts';
import { findTrackFeeds, renewFeed } from './feeds.store.ts';

/** The staff's calendars, one for each track (Manager). */
export function registerTrackCalendars(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listTrackCalendarsCall.path,
    {
      ...requirePermission('calendar.ofTrack'),
      schema: {
        summary: 'Read the addresses of the tracks’ calendars',
        response: { 200: answerOf(listTrackCalendarsCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: await listTrackCalendars(context) }),
  );
  routes.post(
    renewTrackCalendarCall.path,
    {
      ...requirePermission('calendar.ofTrack'),
      schema: {
        summary: 'Give a track’s calendar a new address',
        description: 'The old one is good no more.',
        body: renewTrackCalendarCall.body,
        response: { 200: answerOf(renewTrackCalendarCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => ({
      data: await renewTrackCalendar(
        context,
        requireActor(request),
        request.body.track,
        request.sessionFamily,
      ),
    }),
  );
}

async function listTrackCalendars(context: AppContext): Promise<TrackCalendar[]> {
  const feeds = await findTrackFeeds(context.store.db);
  return standingTracks(await context.tracks.read()).map(({ id: track }) => {
    const feed = feeds.find(({ asset_id }) => asset_id === track);
    return { track, url: feed ? feedAddress(context, feed) : null };
  });
}

/** @throws FORBIDDEN if there is no such track, or the actor has left the staff meanwhile */
async function renewTrackCalendar(
  context: AppContext,
  actor: Actor,
  track: number,
  family: string | null,
): Promise<TrackCalendar> {
  const tracks = standingTracks(await context.tracks.read());
  if (!tracks.some(({ id }) => id === track)) throw new ParkError('NOT_FOUND');
  const feed = await inTransaction(context, actor, async (transaction) => {
    const { role } = await requireSession(transaction, family);
    if (!may(role, 'calendar.ofTrack')) throw new ParkError('FORBIDDEN');
    await writeAudit(transaction, { action: 'track.calendar', subjectId: track });
    return await renewFeed(transaction.db, { track });
  });
  return { track, url: feedAddress(context, feed) };
}
