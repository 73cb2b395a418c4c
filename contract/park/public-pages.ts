import type { ContentName } from '@cablepark/domain/content/content-names';

/** The pages that work without an account and without scripts; the server renders their HTML. */
export const publicPaths = [
  '/',
  '/prices',
  '/bar',
  '/events',
  '/location',
  '/contact',
  '/features',
  '/terms',
  '/pp',
  '/accessibility',
  '/planner',
] as const;

export type TrackPath = `/planner/${number}`;
export type EventPath = `/events/${number}`;
/** One of them, the planner of a track, or the page of an event. */
export type PublicPath = (typeof publicPaths)[number] | TrackPath | EventPath;

/** The address of a track's planner, by its asset id. */
export function trackPath(id: number): TrackPath {
  return `/planner/${id}`;
}

/** The address of an event's page. */
export function eventPath(id: number): EventPath {
  return `/events/${id}`;
}

/** The id of this page's event; null for any other page. */
export function eventIdOf(path: string): number | null {
  const [, id] = /^\/events\/([1-9]\d{0,9})$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}

/** The id of this planner's track; null for any other page. */
export function trackIdOf(path: PublicPath): number | null {
  const [, id] = /^\/planner\/(\d+)$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}

const contentsOfPages: { readonly [Path in PublicPath]?: ContentName } = {
  '/': 'home',
  '/prices': 'prices',
  '/bar': 'bar',
  '/features': 'features',
  '/contact': 'contact',
  '/location': 'location',
  '/terms': 'terms',
  '/pp': 'privacy',
  '/accessibility': 'accessibility',
};

/** The content of a page; null for pages with fixed texts. */
export function contentOfPage(path: PublicPath): ContentName | null {
  return contentsOfPages[path] ?? null;
}

/**
 * Whether the park hides the page of this address; it redirects home then.
 * @param hiddenNames of GET /server/info
 */
export function isHiddenPage(path: string, hiddenNames: readonly ContentName[]): boolean {
  const name = contentsOfPages[path.toLowerCase().replace(/(.)\/+$/, '$1') as PublicPath];
  return name !== undefined && hiddenNames.includes(name);
}
