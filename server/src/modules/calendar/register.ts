/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerCalendar } from './calendar.routes.ts';
export { registerOwnCalendar } from './own-calendar.routes.ts';
export { registerTrackCalendars } from './track-calendars.routes.ts';
