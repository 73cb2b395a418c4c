import type { Selectable } from 'kysely';
import type { SlotTable } from '../../db/slot-tables.ts';
import type { Db } from '../../db/store.ts';

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

export interface Origin {
  /** The slot that was booked at first. */
  slot: number;
  entry: number;
  /** All entries of the booking up to the one that was asked about, the newest first. */
  entries: number[];
}

/** Where a booking began that may have been moved since. */
export async function findOrigin(db: Db, entry: number): Promise<Origin> {
  const entries: number[] = [];
  let slot = 0;
  for (let id: number | null = entry; id !== null && !entries.includes(id); ) {
    entries.push(id);
    const row: { slot_id: number; moved_from: number | null } | undefined = await db
      .selectFrom('booking_history')
      .select(['slot_id', 'moved_from'])
      .where('id', '=', id)
      .executeTakeFirst();
    slot = row?.slot_id ?? slot;
    id = row?.moved_from ?? null;
  }
  return { slot, entry: entries.at(-1) ?? entry, entries };
}

/** A booking that stands: its newest entry and the slot that it holds. */
export interface StandingBooking {
  entry: number;
  slot: Selectable<SlotTable>;
  /** When it was made, or moved for the last time. */
  at: Temporal.Instant;
  byStaff: boolean;
}

/** Where a booking is now; null where it was cancelled. */
export async function findStanding(db: Db, rider: string, entry: number): Promise<StandingBooking | null> {
  const newest = await findNewest(db, entry);
  const row = await db
    .selectFrom('booking_history')
    .select(['slot_id', 'created_at', 'actor_id'])
    .where('id', '=', newest)
    .executeTakeFirst();
  if (!row) return null;
  const slot = await db
    .selectFrom('slot')
    .selectAll()
    .where('id', '=', row.slot_id)
    .where('booked_by', '=', rider)
    .executeTakeFirst();
  // They may hold the slot by another booking, made after this one was cancelled.
  if (!slot || (await findBookingEntry(db, slot.id, rider)) !== newest) return null;
  const at = Temporal.Instant.fromEpochMilliseconds(row.created_at);
  return { entry: newest, slot, at, byStaff: row.actor_id !== rider };
}

async function findNewest(db: Db, entry: number): Promise<number> {
  const known = [entry];
  for (;;) {
    const last = known.at(-1) ?? entry;
    const next = await db
      .selectFrom('booking_history')
      .select('id')
      .where('moved_from', '=', last)
      .executeTakeFirst();
    if (!next || known.includes(next.id)) return last;
    known.push(next.id);
  }
}
