/** An entry of the history: its booking, and when it was written, in milliseconds. */
export interface Entry {
  booking: number;
  at: number;
}

/** What a message says (JSON), as far as it names entries. */
interface Said {
  /** Of one that was moved. */
  entry?: number;
  bookings?: { entry: number; start?: number }[];
  /** Those that were cancelled; null of one that nobody knew. */
  rides?: { entry: number | null }[];
  countedTo?: number;
  rest?: { until: number; entry: number };
}

/** The entries that a message names. */
export function entriesIn(data: string): number[] {
  const { entry, bookings = [], rides = [], countedTo, rest } = JSON.parse(data) as Said;
  return [entry, countedTo, rest?.entry, ...[...bookings, ...rides].map((named) => named.entry)].flatMap(
    (named) => named ?? [],
  );
}

/**
 * The same message with bookings in place of entries. An entry of no booking leaves a name that nothing has: what was moved is not told then, what was
 * cancelled is told without its calendar.
 * @param writtenAt milliseconds; what a reminder counted was booked by then
 */
export function nameBookingsIn(data: string, known: ReadonlyMap<number, Entry>, writtenAt: number): string {
  const { entry, bookings, rides, countedTo, rest, ...more } = JSON.parse(data) as Said;
  const bookingOf = (named: number | null) => known.get(named ?? 0)?.booking ?? null;
  const named = bookings?.flatMap(({ entry: one, ...of }) => {
    const booking = bookingOf(one);
    return booking === null ? [] : { booking, ...of };
  });
  const counted = [rest?.entry, ...(bookings ?? []).map((one) => one.entry)];
  const times = counted.flatMap((one) => known.get(one ?? 0)?.at ?? []);
  return JSON.stringify({
    ...more,
    ...(entry !== undefined && { booking: bookingOf(entry) ?? 0 }),
    ...(named && { bookings: named }),
    ...(rides && { rides: rides.map(({ entry: one, ...of }) => ({ ...of, booking: bookingOf(one) })) }),
    // Bookings of before bear the numbers of their first entries.
    ...(countedTo !== undefined && named?.length && { countedTo: bookingOf(countedTo) ?? countedTo }),
    ...(rest && { rest: { until: rest.until, at: times.length > 0 ? Math.max(...times) : writtenAt } }),
  });
}
