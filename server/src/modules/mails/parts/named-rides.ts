import type { Db } from '../../../db/store.ts';
import { type BookingSelection, type CurrentBooking, findCurrentBookings } from './current-bookings.ts';

/** The rides that a mail names, earliest first, and the number of all its rides. */
export interface NamedRides {
  named: readonly CurrentBooking[];
  count: number;
  isPaid: boolean;
  byStaff: boolean;
}

/** Older messages may name more rides than a mail may: the mail counts the others. */
export async function findNamedRides(db: Db, selection: BookingSelection): Promise<NamedRides> {
  const { bookings, count, paid } = await findCurrentBookings(db, selection);
  const byStaff = bookings.every((booking) => booking.byStaff);
  return { named: bookings, count, isPaid: paid === count, byStaff };
}

export function startOf([first]: readonly CurrentBooking[]): Temporal.Instant | null {
  return first ? Temporal.Instant.fromEpochMilliseconds(first.ride.start) : null;
}
