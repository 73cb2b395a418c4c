/** More than anybody reads at once: each ride has a line, a link and a calendar entry. */
export const mostNamedRides = 24;

/** How a ride joins a message: named in the waiting one, only counted in it, or named in the next one. */
export type RidePlace = 'named' | 'counted' | 'next';

/**
 * How one more ride joins a message that already names this many. A rider's own bookings continue in the next message.
 * A bulk action of staff is counted, so that it does not send eighty mails.
 * @param mayCount false if a ride has facts that a count cannot express
 */
export function placeOfRide(
  namedCount: number,
  { isByStaff, mayCount }: { isByStaff: boolean; mayCount: boolean },
): RidePlace {
  if (namedCount < mostNamedRides) return 'named';
  return isByStaff && mayCount ? 'counted' : 'next';
}
