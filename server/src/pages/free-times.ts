import { nextTimes } from '@cablepark/domain/booking/next-times';
import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import type { Language } from '@cablepark/domain/time/display';
import { standingTracks } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { findOpenSlots } from '../modules/slots/rows/index.ts';
import { serverInfo } from '../modules/system/index.ts';
import { findClosures } from '../modules/tracks/state/index.ts';
import { PageCache } from './page-cache.ts';
import type { Info, Renderer } from './renderer.ts';
import { sendPart } from './send-page.ts';
import { visitLanguage } from './visit-language.ts';

/** The park's next free times at a minute: of all tracks together, and of each by its id. */
export interface FreeTimes {
  at: Temporal.Instant;
  all: readonly Slot[];
  byTrack: ReadonlyMap<number, readonly Slot[]>;
}

/** Among so many free slots of a track are three times that no closure takes. */
const slotsPerTrack = 500;
/** Every track in each language, with more tracks than any park has. */
const mostParts = 100;
const minuteMs = 60_000;
/** The place in a page (web/src/park/free-times), by track; 0 is the whole park. */
const place = /(<div [^>]*data-free-times="(\d+)"[^>]*>)(?=<\/div>)/g;

export async function readFreeTimes({ store, clock, tracks }: AppContext): Promise<FreeTimes> {
  const now = clock.now();
  const open = (await tracks.read()).filter(({ status }) => takesBookings(status, null));
  const facts = { tracks: open, closures: await findClosures(store.db, now, null), now };
  const byTrack = new Map<number, readonly Slot[]>();
  for (const { id } of open) {
    const slots = await findOpenSlots(store.db, id, now.epochMilliseconds, slotsPerTrack);
    byTrack.set(id, nextTimes(slots, facts));
  }
  const all = nextTimes([...byTrack.values()].flat().toSorted(byStart), facts);
  const atMs = Math.floor(now.epochMilliseconds / minuteMs) * minuteMs;
  return { at: Temporal.Instant.fromEpochMilliseconds(atMs), all, byTrack };
}

/** What a page's cache compares: other times, or the next minute, make it stale. */
export function keyOf({ at, all, byTrack }: FreeTimes): unknown {
  return [at, all, [...byTrack]];
}

interface Reading {
  renderer: Renderer;
  language: Language;
  info: Info;
}

/** The times of a track, or of the park for 0, as HTML; without any, when the season begins, once for the park; else empty. */
async function partOf(times: FreeTimes, track: number, { renderer, ...page }: Reading): Promise<string> {
  const slots = track === 0 ? times.all : (times.byTrack.get(track) ?? []);
  if (slots.length === 0 && (track !== 0 || !page.info.park.season?.next)) return '';
  return await renderer.renderFreeTimes({ ...page, slots, at: times.at, isOfTrack: track !== 0 });
}

/** Fills the places in a page. React leaves them as they are; a comment tells it that there was nothing to say. */
export async function withFreeTimes(html: string, times: FreeTimes, page: Reading): Promise<string> {
  const parts = new Map<string, string>();
  for (const [, , track = ''] of html.matchAll(place))
    parts.set(track, await partOf(times, Number(track), page));
  return html.replace(
    place,
    (_tag, start: string, track: string) => start + (parts.get(track) || '<!--none-->'),
  );
}

/** GET /free-times?of=1: the part for a page that the browser has made itself. */
export function registerFreeTimes(
  app: FastifyInstance,
  { context, renderer, read }: { context: AppContext; renderer: Renderer; read: () => Promise<FreeTimes> },
): void {
  const parts = new PageCache(mostParts);
  const config = { ignoresBearer: true };
  app.get<{ Querystring: { of?: unknown } }>('/free-times', { config }, async (request, reply) => {
    const ids = [0, ...standingTracks(await context.tracks.read()).map(({ id }) => id)];
    const track = ids.find((id) => String(id) === request.query.of);
    const info = await serverInfo(context);
    if (track === undefined || !info.park.opening.isOpen) return reply.callNotFound();
    const language = visitLanguage(request.query, undefined);
    const times = await read();
    const part = await parts.get(`${language} ${track}`, JSON.stringify([keyOf(times), info]), async () => ({
      html: await partOf(times, track, { renderer, language, info }),
      styleHashes: [],
    }));
    return sendPart(request, reply, part);
  });
}
