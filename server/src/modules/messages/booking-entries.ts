import { sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import { findStandingBookings, type StandingBooking } from './standing-bookings.ts';

/** The entry by which a rider came to hold a slot; null where the history does not know. */
export async function findBookingEntry(db: Db, slot: number, rider: string): Promise<number | null> {
  const row = await db
    .selectFrom('booking_history')
    .select('id')
    .where('slot_id', '=', slot)
    .where('user_id', '=', rider)
    .where('action_type', '=', 'book')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Where a booking is now; null where it was cancelled. */
export async function findStanding(db: Db, rider: string, entry: number): Promise<StandingBooking | null> {
  const { bookings } = await findStandingBookings(db, { entries: [entry] }, { rider });
  return bookings[0] ?? null;
}

export interface Origin {
  /** The slot that was booked at first. */
  slot: number;
  entry: number;
  /** All entries of the booking up to the one that was asked about, the newest first. */
  entries: number[];
}

/** Where these bookings began, each of which may have been moved since, by the entries asked about. */
export async function findOrigins(db: Db, asked: readonly number[]): Promise<ReadonlyMap<number, Origin>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ entry: number; id: number; slot: number }>`
    with recursive way(entry, id, moved_from, slot, moves) as (
      select id, id, moved_from, slot_id, 0 from booking_history where id in (${sql.join(asked)})
      union all
      select way.entry, before.id, before.moved_from, before.slot_id, way.moves + 1
      from way join booking_history as before on before.id = way.moved_from and before.id < way.id
    )
    select entry, id, slot from way order by entry, moves`.execute(db);
  const ways = Map.groupBy(rows, ({ entry }) => entry);
  return new Map(
    asked.map((entry) => {
      const way = ways.get(entry) ?? [];
      const first = way.at(-1);
      return [
        entry,
        {
          slot: first?.slot ?? 0,
          entry: first?.id ?? entry,
          entries: first ? way.map(({ id }) => id) : [entry],
        },
      ];
    }),
  );
}
