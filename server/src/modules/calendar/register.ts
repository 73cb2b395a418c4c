/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerCalendar } from './calendar.routes.ts';
export { registerOwnCalendar } from './own-calendar.routes.ts';
export { registerTrackCalendars } from './track-calendars.routes.ts';
