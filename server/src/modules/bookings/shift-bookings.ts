import type { TransactionContext } from '../../db/transaction-context.ts';

/** A booking whose slot moves in time, and by how many milliseconds; negative for earlier. */
export interface BookingShift {
  booking: number;
  byMs: number;
}

const idsPerStatement = 1_000;

/** Shifts the bookings of slots that the caller has locked. Calendars see it as a move. */
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

/** Sets the starts of bookings ahead of their move (`carryBookings`): the limits of a pass count the rides of each day. */
export async function setStarts(
  { db }: Pick<TransactionContext, 'db'>,
  starts: ReadonlyMap<number, Temporal.Instant>,
): Promise<void> {
  for (const [booking, start] of starts)
    await db
      .updateTable('booking')
      .set({ start_at: start.epochMilliseconds })
      .where('id', '=', booking)
      .execute();
}
