import { paths } from './paths.ts';

/** The page with what the staff know of a rider. */
export const riderPage = `${paths.people}/:id`;

export function riderPath(id: string): string {
  return riderPage.replace(':id', id);
}

/** Enquiries of groups, and the desk's offers. */
export const groupsPage = '/desk/groups';

/** The day of a booking, with its details open. */
export function bookingOfDayPath(day: Temporal.PlainDate, slot: number): string {
  return `${paths.today}?day=${day.toString()}&slot=${slot}`;
}

/** The page of passes, with the one of this code. */
export function passOfCodePath(code: string): string {
  return `${paths.passes}?code=${code}`;
}
