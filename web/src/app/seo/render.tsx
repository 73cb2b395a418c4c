import { filledPath } from '@cablepark/contract/call';
import { readContentCall } from '@cablepark/contract/park/contents';
import { readShownEvent } from '@cablepark/contract/park/events';
import { shareImageAddress } from '@cablepark/contract/park/looks';
import { eventIdOf, type PublicPath, trackIdOf } from '@cablepark/contract/park/public-pages';
import { paths } from '@cablepark/contract/paths';
import { shownScenes } from '@cablepark/domain/content/scenes';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import type { ParkPolicy } from '@cablepark/domain/park/policy';
import { defaultLanguage, type Language, languages } from '@cablepark/domain/time/display';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { wideScreen } from '../../features/planner/wideScreen.ts';
import { loadTexts } from '../../i18n/language.ts';
import type { ServerInfo } from '../../park/api/serverInfo.ts';
import { type Park, parkOf } from '../../park/park.ts';
import { siteTitle } from '../../park/siteTitle.ts';
import { loadPages } from '../lazyPage.tsx';
import { routes } from '../routes.tsx';
import { Site } from '../Site.tsx';
import { loadGate } from '../shell/OpenGate.tsx';
import { restAfterPaint } from './afterPaint.ts';
import { closedPage } from './closedPage.ts';
import { eventsData } from './eventsData.ts';
import { type BuiltFiles, fileLinks, scriptOf } from './fileLinks.ts';
import { dataBlock, firstPictureHint, firstPictureLinks, metaTags, robotsTag } from './head.ts';
import { aboutPark, eventShareImage, type PlaceData, placeData } from './place.ts';
import { homeOf, publicPageOf } from './publicPages.ts';
import { fillTemplate } from './template.ts';

export interface PageRequest {
  path: PublicPath;
  language: Language;
  /** The data of GET /server/info. */
  info: ServerInfo;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** The built start page and vite's manifest. */
  template: string;
  files: BuiltFiles;
}

/** Legal documents are long, and contain nothing about the place but its name. */
const documents: ReadonlySet<string> = new Set([paths.terms, paths.privacy]);

export { renderFreeTimes } from './FreeTimesList.tsx';
export { renderDay, renderDialogs } from './prerenderedDialogs.tsx';
export { defaultLanguage, languages };

/** Renders a public page as HTML that works without scripts, and that the scripts then hydrate. */
export async function renderPage(request: PageRequest): Promise<string> {
  const { path, language, info, origin, template, files } = request;
  const park = parkOf(info);
  const closedView = closedPage(park, path);
  const page = closedView ?? publicPageOf(path);
  const texts = await loadTexts(language);
  await loadPages(routes, path, language);
  await loadGate(park.opening.isOpen, language);
  const shownEvents = (park.shown ?? []).map(readShownEvent);
  const siteName = park.name || texts.common.siteName;
  const { title, description } = await page.words(language, {
    content: (info.shownVersion ?? info.shownContent)?.content,
    tracks: park.tracks ?? [],
    events: shownEvents,
    zone: park.zone,
  });
  const fullTitle = siteTitle(title, park, texts.common.siteName);
  const event = shownEvents.find((each) => each.event.id === eventIdOf(path)) ?? null;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={addressOf(path, info)}>
        <Site language={language} texts={texts} info={info} />
      </StaticRouter>
    </StrictMode>,
    // Sends all HTML at once: later chunks would need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { shownContent, openPeriods, ...publicInfo } = info;
  const place = placeData(park, texts.common.siteName, origin, openPeriods);
  const content = closedView ? undefined : shownContent;
  const head = [
    metaTags({
      title: fullTitle,
      description,
      language,
      origin,
      path,
      siteName,
      image: event ? eventShareImage(event, park, language) : shareImageAddress(park.looks),
    }),
    robotsTag(closedView !== null, event, park.madeAt),
    firstPicture(path, closedView !== null, info),
    fileLinks(files, page.sources(language), template),
    dataBlock('application/ld+json', 'place', isShort(path) ? aboutPark(place) : place),
    closedView ? '' : eventsBlock(park, event ? [event] : shownEvents, place, language),
    dataBlock('application/json', 'park-info', {
      ...withoutLimits(publicInfo, park.policy),
      contentVersion: content?.version,
    }),
  ];
  const body = await readAll(prelude);
  const document = fillTemplate(template, { language, title: fullTitle, head, body });
  return restAfterPaint(document, {
    // Without its month a planner is empty, so its scripts don't wait.
    waits: trackIdOf(path) === null ? 'all' : info.shownMonth ? `not all and ${wideScreen}` : 'not all',
    atOnce: page.atOnce ? scriptOf(files, page.atOnce) : [],
    content: content ? filledPath(readContentCall().path, { name: content.name }) : null,
  });
}

/** Pages that mention the park only as publisher or host. */
function isShort(path: PublicPath): boolean {
  return documents.has(path) || path === paths.events || eventIdOf(path) !== null;
}

function eventsBlock(
  { shown, madeAt }: Park,
  events: readonly ShownEvent[],
  place: PlaceData,
  language: Language,
): string {
  if (!shown || !madeAt) return '';
  const data = eventsData(madeAt, events, place, language);
  return dataBlock('application/ld+json', 'events', data);
}

/** An earlier version of a document has an address of its own. */
function addressOf(path: PublicPath, { shownVersion }: ServerInfo): string {
  return shownVersion ? `${path}?version=${shownVersion.version}` : path;
}

/** Removes the booking limits: a rider who reaches one gets it with the error, so pages need not carry it. */
function withoutLimits(info: Omit<ServerInfo, 'shownContent'>, policy: ParkPolicy): typeof info {
  const { cancelClosesMinutes, cancelFreeHours, opensAtHour, closesAtHour, guardianUpToAge } = policy;
  const publicPolicy = { cancelClosesMinutes, cancelFreeHours, opensAtHour, closesAtHour, guardianUpToAge };
  return { ...info, park: { ...info.park, policy: publicPolicy } };
}

function firstPicture(path: string, isClosed: boolean, info: ServerInfo): string {
  if (isClosed) return firstPictureLinks('cable', {});
  if (path !== paths.home) return '';
  const content = info.shownVersion ?? info.shownContent;
  const [scene] = shownScenes(homeOf(content?.content));
  const name = scene?.picture ?? null;
  return firstPictureLinks(name, content?.pictures ?? {}) + firstPictureHint(name);
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}
