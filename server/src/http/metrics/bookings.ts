import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/store.ts';

/** No booking takes that long from its timestamp to its commit. */
const settledAfterMs = 5 * 60_000;

export interface BookingCounts {
  book: number;
  cancel: number;
}

/**
 * The number of bookings and cancellations, on any server. Older entries are counted once, so that a scrape only reads the last minutes and
 * not all years.
 */
export function openBookingCounts(db: Db, clock: Clock): () => Promise<BookingCounts> {
  let settledCounts: BookingCounts = { book: 0, cancel: 0 };
  let settledMs = 0;
  return async () => {
    const fromMs = settledMs;
    const untilMs = Math.max(fromMs, clock.now().epochMilliseconds - settledAfterMs);
    const before = settledCounts;
    const [past, fresh] = [await count(db, fromMs, untilMs), await count(db, untilMs, null)];
    const total = add(before, past);
    // A concurrent scrape may have moved the mark already.
    if (settledMs === fromMs) [settledCounts, settledMs] = [total, untilMs];
    return add(total, fresh);
  };
}

async function count(db: Db, fromMs: number, beforeMs: number | null): Promise<BookingCounts> {
  const rows = await db
    .selectFrom('booking_history')
    .select((eb) => ['action_type', eb.fn.countAll<number>().as('times')])
    .where('created_at', '>=', fromMs)
    .$if(beforeMs !== null, (query) => query.where('created_at', '<', beforeMs ?? 0))
    .groupBy('action_type')
    .execute();
  const times = (action: string) => rows.find((row) => row.action_type === action)?.times ?? 0;
  return { book: times('book'), cancel: times('cancel') };
}

function add(one: BookingCounts, other: BookingCounts): BookingCounts {
  return { book: one.book + other.book, cancel: one.cancel + other.cancel };
}
