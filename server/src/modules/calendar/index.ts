/** Bookings for calendars of other programs: fetched by a secret address, or taken along as a file. */
export { registerCalendar } from './calendar.routes.ts';
export { deleteFeedOf, findFeed } from './feeds.store.ts';
export { registerOwnCalendar } from './own-calendar.routes.ts';
export { registerTrackCalendars } from './track-calendars.routes.ts';
