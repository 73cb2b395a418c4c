/** Bookings for calendars of other programs: fetched by a secret address, or taken along as a file. */
export { deleteFeedOf, findFeed } from './feeds.store.ts';
