/** More than anybody reads at once: each ride has a line, a link and a calendar entry. */
export const mostNamedRides = 24;

/** Where a ride goes: named in the waiting message, only counted in it, or named in the next one. */
export type RidePlace = 'named' | 'counted' | 'next';

/**
 * Where one more ride goes in a message that names so many. A rider's own bookings continue in the next message. A bulk action of staff is
 * counted, so that it does not send eighty mails.
 * @param mayCount false where a ride carries facts that a number cannot
 */
export function placeOfRide(
  namedCount: number,
  { isByStaff, mayCount }: { isByStaff: boolean; mayCount: boolean },
): RidePlace {
  if (namedCount < mostNamedRides) return 'named';
  return isByStaff && mayCount ? 'counted' : 'next';
}
