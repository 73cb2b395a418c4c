import type { ContentName } from '@cablepark/domain/content/content-names';

/** The pages that read without an account and without scripts; the server makes their HTML. */
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
/** One of them, or the planner of a track. */
export type PublicPath = (typeof publicPaths)[number] | TrackPath;

/** The address of a track's planner, by the id that it has as an asset on the wire. */
export function trackPath(id: number): TrackPath {
  return `/planner/${id}`;
}

/** The id of the track whose planner this is; null for any other page. */
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

/** Which of the park's contents stands on a page; null for pages that the program words by itself. */
export function contentOfPage(path: PublicPath): ContentName | null {
  return contentsOfPages[path] ?? null;
}

/**
 * Whether the park does not show the page of this address, as people write it: it leads home then.
 * @param hidden of GET /server/info
 */
export function isHiddenPage(path: string, hidden: readonly ContentName[]): boolean {
  const name = contentsOfPages[path.toLowerCase().replace(/(.)\/+$/, '$1') as PublicPath];
  return name !== undefined && hidden.includes(name);
}
