import { paths } from './paths.ts';

/** How the addresses of the staff's pages begin; four of them are the specification's. */
export const staffBeginnings = ['today', 'bookings', 'edit', 'history', 'desk'] as const;

/** The page with what the staff know of a rider. */
export const riderPage = `${paths.people}/:id`;

export function riderPath(id: string): string {
  return riderPage.replace(':id', id);
}

/** Enquiries of groups, and the desk's offers. */
export const groupsPage = '/desk/groups';

/** The same page, at this enquiry. */
export function enquiryPath(id: number): string {
  return `${groupsPage}#${enquiryAnchor(id)}`;
}

/** The place of an enquiry on that page. */
export function enquiryAnchor(id: number): string {
  return `enquiry-${id}`;
}

/** The day of a booking, with its details open. */
export function bookingOfDayPath(day: Temporal.PlainDate, slot: number): string {
  return `${paths.today}?day=${day.toString()}&slot=${slot}`;
}

/** The page of passes, with the one of this code. */
export function passOfCodePath(code: string): string {
  return `${paths.passes}?code=${code}`;
}
