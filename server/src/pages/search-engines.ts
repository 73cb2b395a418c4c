import { staffBeginnings } from '@cablepark/contract/desk-paths';
import { readEventRow } from '@cablepark/contract/park/events';
import { eventPath, isHiddenPage, publicPaths, trackPath } from '@cablepark/contract/park/public-pages';
import { hiddenContents } from '@cablepark/domain/content/hidden-contents';
import { eventEnded } from '@cablepark/domain/events/events';
import { type Language, languages } from '@cablepark/domain/time/display';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { escapeHtml } from '../escape-html.ts';
import { readShownEvents } from './shown-events.ts';

/** Pages without content for strangers. */
const hiddenPaths = [
  '/myAccount',
  '/reset',
  '/confirm-email',
  '/unsubscribe',
  '/booking?',
  '/first-admin',
  ...staffBeginnings.map((name) => `/${name}`),
];

/** GET /robots.txt and /sitemap.xml. */
export function registerSearchEngines(app: FastifyInstance, context: AppContext): void {
  const { config, parkSettings, pageContents, tracks } = context;
  const origin = config.publicUrl;
  const robots = [
    'User-agent: *',
    ...hiddenPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots.join('\n')),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const { opening } = await parkSettings.read();
    const planners = standingTracks(await tracks.read()).map(({ id }) => trackPath(id));
    // A closed park has nothing to index.
    const hiddenPages = hiddenContents(await pageContents.read());
    const pages = publicPaths.filter((path) => !isHiddenPage(path, hiddenPages));
    const visiblePages = opening.isOpen
      ? [...pages, ...planners, ...(await eventPages(context, request))]
      : [];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemapOf(origin, visiblePages));
  });
}

/** The pages of events that are not over: those are not indexed. */
async function eventPages(context: AppContext, { log }: FastifyRequest): Promise<string[]> {
  const events = await readShownEvents(context).catch((error: unknown) => {
    log.error(error, 'events not read');
    return [];
  });
  const now = context.clock.now();
  return events
    .map(({ event }) => readEventRow(event))
    .filter((event) => !eventEnded(event, now))
    .map(({ id }) => eventPath(id));
}

/** `origin` has no slash at the end. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const address = (path: string, language: Language) =>
    escapeHtml(`${origin}${path}${language === 'pl' ? '' : `?lang=${language}`}`);
  const entry = (path: string, language: Language) =>
    [
      '  <url>',
      `    <loc>${address(path, language)}</loc>`,
      ...languages.map(
        (other) => `    <xhtml:link rel="alternate" hreflang="${other}" href="${address(path, other)}"/>`,
      ),
      '  </url>',
    ].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.flatMap((path) => languages.map((language) => entry(path, language))).join('\n')}
</urlset>
`;
}
