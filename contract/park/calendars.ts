/** Calendars that other programs fetch. */

/** GET {calendarFolder}/{secret}.ics: whoever knows the address reads it. */
export const calendarFolder = '/calendar';

/** GET and POST /users/me/calendar: the rider's own; POST makes it, or gives it another address. */
export const ownCalendarCall = '/users/me/calendar';

/** GET: one booking of one's own as a file. */
export const bookingFileCall = (slot: number | string) => `/users/me/bookings/${slot}/calendar`;

/** GET and POST /track-calendars: those of the staff. */
export const trackCalendarsCall = '/track-calendars';

/** `url` is null where none has been made. */
export interface OwnCalendar {
  url: string | null;
}

export interface TrackCalendar {
  track: number;
  url: string | null;
}
