/** More than anybody reads at once: each comes with a line, a link and an entry for the calendar. */
export const mostRidesTold = 24;

/** Where a ride is told of: named in the message that waits, only counted in it, or named in the next one. */
export type RidePlace = 'named' | 'counted' | 'next';

/**
 * Where a message that names so many rides puts one more. What a rider does goes on in the next message; what staff do in one
 * step is counted, for nobody wants eighty mails of it.
 * @param mayCount false where the ride says something that a number cannot
 */
export function placeOfRide(
  named: number,
  { isByStaff, mayCount }: { isByStaff: boolean; mayCount: boolean },
): RidePlace {
  if (named < mostRidesTold) return 'named';
  return isByStaff && mayCount ? 'counted' : 'next';
}
