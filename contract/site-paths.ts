import { mergePage } from './accounts/merge-page.ts';
import { groupsPage } from './desk-paths.ts';
import { friendsPage } from './friends/friends.ts';
import { groupPage, mailedGroupPage } from './groups/group-pages.ts';
import { paths } from './paths.ts';
import { mailedBookingPage } from './rides/mailed-booking.ts';
import { moveRidePage } from './rides/own-moves.ts';
import { mailedOfferPage } from './standby/standby.ts';

/** Pages whose address ends with a name: of a track, an event, a checkout, a content, a day, an account. */
const withNames = [
  paths.planner,
  paths.events,
  paths.pay,
  paths.board,
  paths.pagesEditor,
  paths.closings,
  paths.people,
].map((path) => `${path}/`);
const pagePaths: ReadonlySet<string> = new Set(
  [
    ...Object.values(paths),
    mailedBookingPage,
    moveRidePage,
    mailedOfferPage,
    friendsPage,
    groupPage,
    mailedGroupPage,
    mergePage,
    groupsPage,
  ]
    .filter((path) => typeof path === 'string')
    .map((path) => path.toLowerCase()),
);

/** Whether this is the address of a page of the site. */
export function isPageOfSite(path: string): boolean {
  const address = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return (
    pagePaths.has(address) ||
    withNames.some((start) => address.startsWith(start) && /^[\w-]+$/.test(address.slice(start.length)))
  );
}

/** The query key of the home page for an unknown path. */
export const missingKey = 'missing';

/** Only text like a path, so that a link cannot put other text on the page. */
const readable = /^\/[\w/-]{1,60}$/;

/** The home page with a notice about the unknown path. */
export function homeWithout(path: string): string {
  return `${paths.home}?${missingKey}=${readable.test(path) ? path : ''}`;
}

/** The unknown path: null if none is given, empty if it does not look like a path. */
export function missingPath(query: unknown): string | null {
  const value = typeof query === 'object' && query !== null && missingKey in query ? query[missingKey] : null;
  if (typeof value !== 'string') return null;
  return readable.test(value) ? value : '';
}
