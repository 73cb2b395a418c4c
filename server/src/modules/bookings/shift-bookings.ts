import type { TransactionContext } from '../../db/transaction-context.ts';

/** A booking whose slot moves in time, and the milliseconds by which it becomes later; negative for earlier. */
export interface BookingShift {
  booking: number;
  byMs: number;
}

const idsPerStatement = 1_000;

/** Bookings follow their slots, which the caller has locked. Their calendar entries change, as by a move. */
export async function shiftBookings(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  shifts: readonly BookingShift[],
): Promise<void> {
  for (const [byMs, group] of Map.groupBy(shifts, (shift) => shift.byMs)) {
    const ids = group.map(({ booking }) => booking);
    for (let at = 0; at < ids.length; at += idsPerStatement)
      await db
        .updateTable('booking')
        .set((eb) => ({
          start_at: eb('start_at', '+', byMs),
          moves: eb('moves', '+', 1),
          placed_at: now.epochMilliseconds,
        }))
        .where('id', 'in', ids.slice(at, at + idsPerStatement))
        .execute();
  }
}
