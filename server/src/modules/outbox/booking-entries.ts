import type { Db } from '../../db/store.ts';

/** The newest history entry that books it; null if there is none. */
export async function findBookingEntry(db: Db, booking: number): Promise<number | null> {
  const row = await db
    .selectFrom('booking_history')
    .select('id')
    .where('booking_id', '=', booking)
    .where('action_type', '=', 'book')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
