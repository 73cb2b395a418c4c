import { paths } from './paths.ts';

/** The day of a booking, with its details open. */
export function bookingOfDayPath(day: Temporal.PlainDate, slot: number): string {
  return `${paths.today}?day=${day.toString()}&slot=${slot}`;
}

/** The page of passes, with the one of this code. */
export function passOfCodePath(code: string): string {
  return `${paths.passes}?code=${code}`;
}

/** The list of bookings, of this name alone. */
export function bookingsOfPath(name: string): string {
  return `${paths.bookings}?q=${encodeURIComponent(name)}`;
}
