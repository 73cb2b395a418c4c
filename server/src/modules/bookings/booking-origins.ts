import type { Selectable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { BookingTable } from '../../db/tables/slot-tables.ts';

/** Where a booking began; calendars identify it by that. `booking` is 0 for one that is older than the history. */
export interface Origin {
  slot: number;
  booking: number;
}

type Facts = Pick<Selectable<BookingTable>, 'id' | 'first_slot_id' | 'made_at'>;

export function originOf({ id, first_slot_id, made_at }: Facts): Origin {
  return { slot: first_slot_id, booking: made_at === null ? 0 : id };
}

/** The origins of these bookings, with the number of moves since then. */
export async function findOrigins(
  db: Db,
  bookings: readonly number[],
): Promise<ReadonlyMap<number | null, { origin: Origin; moves: number }>> {
  if (bookings.length === 0) return new Map();
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'first_slot_id', 'made_at', 'moves'])
    .where('id', 'in', [...bookings])
    .execute();
  return new Map(rows.map((row) => [row.id, { origin: originOf(row), moves: row.moves }]));
}
