/** Calendars for other programs. */

/** GET {calendarFolder}/{secret}.ics: the address itself grants access. */
export const calendarFolder = '/calendar';

/** GET and POST /users/me/calendar: the rider's own; POST creates it, or gives it a new address. */
export const ownCalendarCall = '/users/me/calendar';

/** GET: one of the rider's own bookings as a file. */
export const bookingFileCall = (slot: number | string) => `/users/me/bookings/${slot}/calendar`;

/** GET and POST /track-calendars: those of the staff. */
export const trackCalendarsCall = '/track-calendars';

/** `url` is null before the first one. */
export interface OwnCalendar {
  url: string | null;
}

export interface TrackCalendar {
  track: number;
  url: string | null;
}
