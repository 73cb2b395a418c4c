import { mailPages } from './addresses.ts';
import { trackPath } from './public-pages.ts';

/** Every address of the site (SPEC.md §2). */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgot: mailPages.forgot,
  reset: mailPages.reset,
  confirmEmail: mailPages.confirmEmail,
  firstAdmin: mailPages.firstAdmin,
  planner: '/planner',
  track: trackPath,
  account: '/myAccount',
  ownData: '/myAccount/data',
  bookings: '/bookings',
  today: '/today',
  edit: '/edit',
  history: '/history',
  // Not `/takings` or `/park`: those are calls of the server.
  takings: '/desk/takings',
  eventsEditor: '/desk/events',
  season: '/desk/season',
  people: '/desk/people',
  tracksEditor: '/desk/tracks',
  park: '/desk/park',
  looks: '/desk/looks',
  setup: '/desk/setup',
  audit: '/desk/audit',
  contact: mailPages.contact,
  prices: '/prices',
  location: '/location',
  bar: '/bar',
  events: '/events',
  features: '/features',
  privacy: '/pp',
  terms: '/terms',
} as const;
