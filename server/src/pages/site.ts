import {
  contentOfPage,
  eventIdOf,
  eventPath,
  isHiddenPage,
  type PublicPath,
  publicPaths,
  trackIdOf,
  trackPath,
} from '@cablepark/contract/park/public-pages';
import { missingPath } from '@cablepark/contract/site-paths';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { ParkStatus } from '@cablepark/domain/closures/park-status';
import type { SpecialHours } from '@cablepark/domain/closures/special-hours';
import type { StatusReading } from '@cablepark/domain/closures/status-text';
import { hiddenContents } from '@cablepark/domain/content/hidden-contents';
import type { OpenPeriod } from '@cablepark/domain/season/season-week';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { readSpecialHours } from '../modules/closures/index.ts';
import { readShownContent } from '../modules/site/content/index.ts';
import { serverInfo } from '../modules/system/index.ts';
import { type Remembered, remember } from '../remembered.ts';
import { webFolder } from '../web-folder.ts';
import { brandPage } from './brand-page.ts';
import { registerEventPictures } from './event-pictures.ts';
import { registerFirstTaps } from './first-taps.ts';
import { type FreeTimes, keyOf, readFreeTimes, registerFreeTimes, withFreeTimes } from './free-times.ts';
import { registerManifest } from './manifest.ts';
import { registerMap } from './map.ts';
import { withMissingNote } from './missing-note.ts';
import { readExceptedDays, readOpenPeriods } from './open-periods.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { readPastVersion } from './past-version.ts';
import { type Info, openRenderer, type Renderer } from './renderer.ts';
import { registerSearchEngines } from './search-engines.ts';
import { sendPage } from './send-page.ts';
import { readShownEvent, readShownEvents } from './shown-events.ts';
import { ShownMonths } from './shown-months.ts';
import { answerWithoutDatabase, StartPage } from './start-page.ts';
import { openNow, type StatusNote, statusNote, withOpenNow, withStatus } from './status-note.ts';
import { askedLanguage, languageCookie, visitLanguage } from './visit-language.ts';
import { registerWorker } from './worker.ts';

/** Those with a place for the next free times. */
const pagesWithTimes: ReadonlySet<string> = new Set(['/', '/planner']);
/** Those with the opening hours. */
const pagesWithHours: ReadonlySet<string> = new Set(['/contact', '/bar']);
const hourMs = 60 * 60_000;
/** Special hours are for search engines, which come a few times a day, and cost a query for each day. */
const specialAgeMs = 60_000;
/** All current pages, in every language, with more tracks than any park has. */
const mostPages = 200;
/** Earlier versions are many and rarely requested, by numbers in the address. */
const mostPastPages = 8;

/**
 * The public pages as server-rendered HTML in the visitor's language, with the park's data, plus the files for search engines. Where the site
 * is not built, only `registerWeb` answers.
 */
export async function registerSite(
  app: FastifyInstance,
  context: AppContext,
  folder = webFolder,
): Promise<void> {
  registerMap(app, context);
  const renderer = await openRenderer(folder);
  if (!renderer) return;
  registerSearchEngines(app, context);
  await registerManifest(app, context, folder);
  await registerWorker(app, context, folder);
  answerWithoutDatabase(app, new StartPage(context, folder));
  const months = new ShownMonths(context);
  const times = remember(context.clock, () => readFreeTimes(context));
  const periods = remember(context.clock, () => readOpenPeriods(context));
  const special = remember(context.clock, () => readSpecial(context), specialAgeMs);
  registerFreeTimes(app, { context, renderer, read: () => times.read() });
  registerFirstTaps(app, { context, renderer, months });
  const caches = { standing: new PageCache(mostPages), past: new PageCache(mostPastPages) };
  const config = { ignoresBearer: true };
  const answer = async (path: PublicPath, request: FastifyRequest, reply: FastifyReply) => {
    const addressLanguage = askedLanguage(request.query);
    if (await isHidden(context, path)) return redirectTo('/', request, reply);
    // Without scripts only the cookie keeps the language for the next page.
    if (addressLanguage) reply.header('set-cookie', languageCookie(addressLanguage));
    const page = await readPage(
      { context, renderer, caches, months, times, periods, special },
      path,
      request,
    );
    const missingPage = path === '/' ? missingPath(request.query) : null;
    const response = missingPage === null ? page : withMissingNote(page, missingPage);
    return sendPage(request, reply, response, ['Cookie']);
  };
  for (const path of publicPaths) app.get(path, { config }, (request, reply) => answer(path, request, reply));
  app.get<{ Params: { track: string } }>('/planner/:track', { config }, async (request, reply) => {
    const path = await findPlanner(context, request.params.track);
    if (path) return answer(path, request, reply);
    return redirectTo('/planner', request, reply);
  });
  app.get<{ Params: { event: string } }>('/events/:event', { config }, async (request, reply) => {
    const id = await findEvent(context, request);
    return id === null ? redirectTo('/events', request, reply) : answer(eventPath(id), request, reply);
  });
  registerEventPictures(app, context);
}

/** Whether the park hides this page. */
async function isHidden({ pageContents }: AppContext, path: PublicPath): Promise<boolean> {
  return contentOfPage(path) !== null && isHiddenPage(path, hiddenContents(await pageContents.read()));
}

function redirectTo(path: PublicPath, { url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const search = url.split('?').slice(1);
  return reply.header('cache-control', 'no-cache').redirect([path, ...search].join('?'), 302);
}

/** The event of an address while the page of events lists it, which a park that is not open yet has none of; else null. */
async function findEvent(context: AppContext, { url, log }: FastifyRequest): Promise<number | null> {
  const id = eventIdOf(url.split('?')[0] ?? '');
  if (id === null || !(await context.parkSettings.read()).opening.isOpen) return null;
  const event = await readShownEvent(context, id).catch(logged(log, 'event not read'));
  return event === null ? null : id;
}

/** The planner of an active track by the id in its address; null for others, so that nobody can fill the cache with them. */
async function findPlanner({ tracks }: AppContext, trackId: string): Promise<PublicPath | null> {
  const track = standingTracks(await tracks.read()).find(({ id }) => String(id) === trackId);
  return track ? trackPath(track.id) : null;
}

interface Site {
  context: AppContext;
  renderer: Renderer;
  caches: { standing: PageCache; past: PageCache };
  months: ShownMonths;
  times: Remembered<FreeTimes>;
  periods: Remembered<OpenPeriod[] | null>;
  special: Remembered<SpecialHours[]>;
}

async function readPage(site: Site, path: PublicPath, request: FastifyRequest): Promise<CachedPage> {
  const { context, renderer, caches } = site;
  const language = visitLanguage(request.query, request.headers.cookie);
  const name = contentOfPage(path);
  const shownVersion = await readPastVersion(context, name, request.query);
  const serverData = await serverInfo(context);
  const info = {
    ...serverData,
    openPeriods: await site.periods.read().catch(logged(request.log, 'season not read')),
    ...(serverData.park.opening.isOpen && (await ofTheMoment(site, path, request))),
    ...(name && { shownContent: await readShownContent(context, name) }),
    ...(shownVersion && { shownVersion }),
  };
  const cache = shownVersion ? caches.past : caches.standing;
  const { isOpen } = info.park.opening;
  const status = isOpen ? await context.status.read().catch(logged(request.log, 'status not read')) : null;
  const reading = { language, zone: context.config.zone, now: context.clock.now() };
  const note = await readNote(site, path, { status, ...reading }, request);
  const open = pagesWithHours.has(path) ? openNow(status, reading) : null;
  const times =
    isOpen && pagesWithTimes.has(path)
      ? await site.times.read().catch(logged(request.log, 'times not read'))
      : null;
  return cache.get(
    `${language} ${path} ${shownVersion?.version ?? ''}`,
    JSON.stringify({ info, note, open, times: times && keyOf(times) }),
    async () => {
      const page = await renderer.render(path, language, info, context.config.publicUrl);
      const html = times ? await withFreeTimes(page.html, times, { renderer, language, info }) : page.html;
      return withStatus(brandPage({ ...page, html: withOpenNow(html, open) }, info.park.looks), note);
    },
  );
}

/** What closures change, by the slots of the day, and on other days what the season excepts. */
async function readSpecial(context: AppContext): Promise<SpecialHours[]> {
  const { store, clock, config } = context;
  const ofClosures = await readSpecialHours(store.db, clock.now(), config.zone);
  const days = new Set(ofClosures.map(({ day }) => day.toString()));
  const ofSeason = await readExceptedDays(context);
  return [...ofClosures, ...ofSeason.filter(({ day }) => !days.has(day.toString()))];
}

async function readNote(
  { context, special }: Site,
  path: PublicPath,
  { status, ...reading }: StatusReading & { status: ParkStatus | null },
  { log }: FastifyRequest,
): Promise<StatusNote | null> {
  const isHome = path === '/';
  const days = isHome && status ? await special.read().catch(logged(log, 'special hours not read')) : null;
  return statusNote(status, days ?? [], { ...reading, origin: context.config.publicUrl, isHome });
}

async function ofTheMoment(
  { context, months }: Site,
  path: PublicPath,
  { log }: FastifyRequest,
): Promise<Partial<Info>> {
  const event = eventIdOf(path);
  if (path === '/events' || event !== null) {
    const events = await readShownEvents(context, event).catch(logged(log, 'events not read'));
    return { madeAt: lastFullHour(context), shown: events };
  }
  const track = (await context.tracks.read()).find(({ id }) => id === trackIdOf(path));
  if (!track) return {};
  return months.read(track).catch((error: unknown) => {
    log.error(error, 'month not read');
    return { madeAt: lastFullHour(context) };
  });
}

/** A page is made without what could not be read. */
function logged(log: FastifyRequest['log'], what: string) {
  return (error: unknown): null => {
    log.error(error, what);
    return null;
  };
}

/** Pages that depend on the time are rendered once an hour and not for each visitor; the browser updates them. */
function lastFullHour({ clock }: AppContext): string {
  const hour = Math.floor(clock.now().epochMilliseconds / hourMs) * hourMs;
  return writeWireMs(hour);
}
