import type { Call } from '../call.ts';
import { ownCalendar, trackCalendar, trackCalendarBody, trackCalendars } from './calendars.schema.ts';

/** Calendars for other programs: GET {calendarFolder}/{secret}.ics, where the address itself grants access. */
export const calendarFolder = '/calendar';

/** The rider's own calendar. */
export const readCalendarCall = {
  method: 'GET',
  path: '/users/me/calendar',
  answer: ownCalendar,
} as const satisfies Call;

/** Creates it, or gives it a new address. */
export const renewCalendarCall = {
  method: 'POST',
  path: '/users/me/calendar',
  answer: ownCalendar,
} as const satisfies Call;

export const endCalendarCall = { method: 'DELETE', path: '/users/me/calendar' } as const satisfies Call;

/** One of the rider's own bookings, as a file. */
export const bookingFileCall = {
  method: 'GET',
  path: '/users/me/bookings/:id/calendar',
} as const satisfies Call;

/** The calendars of the staff. */
export const listTrackCalendarsCall = {
  method: 'GET',
  path: '/track-calendars',
  answer: trackCalendars,
} as const satisfies Call;

export const renewTrackCalendarCall = {
  method: 'POST',
  path: '/track-calendars',
  body: trackCalendarBody,
  answer: trackCalendar,
} as const satisfies Call;
