import { paths } from './paths.ts';
import { mailedBookingPage } from './rides/mailed-booking.ts';
import { moveRidePage } from './rides/own-moves.ts';

/** Pages with a name of their own in the address: a track, a checkout, a content. */
const withNames = [paths.planner, paths.pay, paths.board, paths.pagesEditor].map((path) => `${path}/`);
const known: ReadonlySet<string> = new Set(
  [...Object.values(paths), mailedBookingPage, moveRidePage]
    .filter((path) => typeof path === 'string')
    .map((path) => path.toLowerCase()),
);

/** Whether a page of the site has this address, as people write it. */
export function isPageOfSite(path: string): boolean {
  const asked = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return (
    known.has(asked) ||
    withNames.some((start) => asked.startsWith(start) && /^[\w-]+$/.test(asked.slice(start.length)))
  );
}

/** The key in the address of the home page that names what was not found. */
export const missingKey = 'missing';

/** What reads like an address: nobody puts words of their own on the page by a link. */
const readable = /^\/[\w/-]{1,60}$/;

/** Home, where it says that there is no such page. */
export function homeWithout(path: string): string {
  return `${paths.home}?${missingKey}=${readable.test(path) ? path : ''}`;
}

/** What was not found: null where nothing was missing, empty where it does not read like an address. */
export function missingPath(query: unknown): string | null {
  const asked = typeof query === 'object' && query !== null && missingKey in query ? query[missingKey] : null;
  if (typeof asked !== 'string') return null;
  return readable.test(asked) ? asked : '';
}
