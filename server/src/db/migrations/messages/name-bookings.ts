/** A history entry: its booking, and its time in milliseconds. */
export interface Entry {
  booking: number;
  at: number;
}

/** A message's data (JSON), reduced to its entries. */
interface Said {
  /** The entry of a moved booking. */
  entry?: number;
  bookings?: { entry: number; start?: number }[];
  /** The cancelled rides; a null entry is unknown. */
  rides?: { entry: number | null }[];
  countedTo?: number;
  rest?: { until: number; entry: number };
}

/** The entries that a message references. */
export function entriesIn(data: string): number[] {
  const { entry, bookings = [], rides = [], countedTo, rest } = JSON.parse(data) as Said;
  return [entry, countedTo, rest?.entry, ...[...bookings, ...rides].map((named) => named.entry)].flatMap(
    (named) => named ?? [],
  );
}

/**
 * The same message with bookings in place of entries. An entry without a booking keeps an unmatched number: a move is then not mailed, a
 * cancellation is mailed without its calendar.
 * @param writtenAt milliseconds; a reminder counts bookings made before it
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
    // Old bookings have the numbers of their first entries.
    ...(countedTo !== undefined && named?.length && { countedTo: bookingOf(countedTo) ?? countedTo }),
    ...(rest && { rest: { until: rest.until, at: times.length > 0 ? Math.max(...times) : writtenAt } }),
  });
}
