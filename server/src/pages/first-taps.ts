import { eventIdOf, type PublicPath, publicPaths, trackPath } from '@cablepark/contract/park/public-pages';
import { dayOf } from '@cablepark/domain/time/park-time';
import { standingTracks, type Track } from '@cablepark/domain/tracks/track';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { serverInfo } from '../modules/system/index.ts';
import { PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';
import { sendPart } from './send-page.ts';
import type { ShownMonths } from './shown-months.ts';
import { visitLanguage } from './visit-language.ts';

/** The cache limit: days and dialogs, in every language. */
const mostParts = 400;
const config = { ignoresBearer: true };

/**
 * HTML parts for the first taps on a page (web/src/app/first-taps): its dialogs, and the hours of a day in a visitor's view. A part is
 * rendered again only after its data has changed, so repeated requests for all days do not block the server.
 */
export function registerFirstTaps(
  app: FastifyInstance,
  { context, renderer, months }: { context: AppContext; renderer: Renderer; months: ShownMonths },
): void {
  const parts = new PageCache(mostParts);

  app.get<{ Querystring: { of?: unknown } }>('/dialogs', { config }, async (request, reply) => {
    const path = pageOf(request.query.of, standingTracks(await context.tracks.read()));
    if (!path) return reply.callNotFound();
    const language = visitLanguage(request.query, undefined);
    const info = await serverInfo(context);
    const part = await parts.get(`${language} ${path}`, JSON.stringify(info), () =>
      renderer.renderDialogs({ path, language, info, now: context.clock.now() }),
    );
    return sendPart(request, reply, part);
  });

  app.get<{ Params: { track: string; day: string } }>(
    '/planner/:track/days/:day',
    { config },
    async (request, reply) => {
      const { params } = request;
      const track = standingTracks(await context.tracks.read()).find(({ id }) => String(id) === params.track);
      if (!track) return reply.callNotFound();
      const { days, ...read } = await months.readDays(track);
      const summary = days.find(({ day }) => String(day) === params.day);
      if (!summary) return reply.callNotFound();
      const language = visitLanguage(request.query, undefined);
      const info = await serverInfo(context);
      const isLater = ({ day }: typeof summary) => Temporal.PlainDate.compare(day, summary.day) > 0;
      const nextFree = days.find((each) => each.free > 0 && isLater(each))?.day ?? null;
      const at = momentOf(summary.day, read.now, context.config.zone);
      const part = await parts.get(
        `${language} ${track.id} ${params.day}`,
        JSON.stringify([at, summary, nextFree, read.isClosed, info]),
        () => renderer.renderDay({ path: trackPath(track.id), language, info, summary, nextFree, ...read }),
      );
      return sendPart(request, reply, part);
    },
  );
}

/** The part of the time that a day's hours depend on: slots end today, and some of last night's may still run. */
function momentOf(day: Temporal.PlainDate, now: Temporal.Instant, zone: string): string {
  const { days } = dayOf(now, zone).until(day);
  if (days === 0 || days === -1) return String(now);
  return days > 0 ? 'to come' : 'over';
}

function pageOf(address: unknown, tracks: readonly Track[]): PublicPath | null {
  // The page of an event opens what that of all events does.
  if (typeof address === 'string' && eventIdOf(address) !== null) return '/events';
  const all = [...publicPaths, ...tracks.map(({ id }) => trackPath(id))];
  return all.find((path) => path === address) ?? null;
}
