/** Bookings for other calendar programs: a feed with a secret address, or a file. */
export { deleteFeedOf, findFeed } from './feeds.store.ts';
