import { sql } from 'kysely';
import { markFreeing } from '../../../db/freeing.ts';
import type { Db, Store } from '../../../db/store.ts';
import type { StoredSlot } from '../rows/slot-row.ts';

/** Where free slots become bookable: on some tracks, or on any, within a time. */
export interface OpeningSlots {
  /** Null for any. */
  tracks: readonly number[] | null;
  from: Temporal.Instant;
  /** Null for ever. */
  until: Temporal.Instant | null;
}

const isWished = sql<boolean>`exists (
  select 1 from standby where standby.state = 'waiting'
    and standby.until_at >= slot.end_at and standby.from_at <= slot.start_at
    and (standby.asset_id is null or standby.asset_id = slot.asset_id))`;

const dayMs = 24 * 60 * 60_000;

/**
 * Makes a reserved slot everybody's, with those of the day after it that nobody waits for: a season may open thousands for a few who wait.
 * @returns their ids
 */
export async function freeUnwished(
  db: Db,
  engine: Store['engine'],
  { id, start }: Pick<StoredSlot, 'id' | 'start'>,
): Promise<number[]> {
  const startMs = start.epochMilliseconds;
  const unwished = db
    .selectFrom('slot')
    .select('slot.id')
    .where('slot.reserved_until', '=', 0)
    .where('slot.start_at', '>=', startMs)
    .where('slot.start_at', '<', startMs + dayMs)
    .where((eb) => eb.or([eb('slot.id', '=', id), eb.not(isWished)]))
    // Another transaction may be handing on the others.
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
  const rows = await db
    .updateTable('slot')
    .set({ reserved_until: null })
    .where('id', 'in', unwished)
    .where('reserved_until', '=', 0)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Reserves the free slots to come that somebody waits for, where they become bookable without being freed or made: a track opens, or a new wish
 * finds them. A trigger does the same for every slot that is freed or made (`055-standby.ts`).
 */
export async function reserveOpening(db: Db, { tracks, from, until }: OpeningSlots): Promise<void> {
  markFreeing(db);
  await db
    .updateTable('slot')
    .set({ reserved_until: 0 })
    .where('booking_id', 'is', null)
    .where('event_id', 'is', null)
    .where('reserved_until', 'is', null)
    .where('start_at', '>=', from.epochMilliseconds)
    .$if(until !== null, (query) => query.where('start_at', '<', until?.epochMilliseconds ?? 0))
    .$if(tracks !== null, (query) => query.where('asset_id', 'in', [...(tracks ?? [])]))
    .where(isWished)
    .execute();
}

/** Reserves a slot until then for the first tap among those who wait; null makes it everybody's. */
export async function setReserved(db: Db, slot: number, until: Temporal.Instant | null): Promise<void> {
  await db
    .updateTable('slot')
    .set({ reserved_until: until?.epochMilliseconds ?? null })
    .where('id', '=', slot)
    .where('booking_id', 'is', null)
    .execute();
}

/** Slots that were reserved for a first tap, and are everybody's now: it is too late, or nobody who was told is left. */
export async function findUntapped(db: Db, nowMs: number): Promise<number[]> {
  const rows = await db.selectFrom('slot').select('id').where(isUntapped(nowMs)).execute();
  return rows.map(({ id }) => id);
}

export async function freeUntapped(db: Db, nowMs: number): Promise<void> {
  await db.updateTable('slot').set({ reserved_until: null }).where(isUntapped(nowMs)).execute();
}

function isUntapped(nowMs: number) {
  return sql<boolean>`slot.reserved_until > 0 and (slot.reserved_until <= ${nowMs} or not exists (
    select 1 from standby_offer where standby_offer.slot_id = slot.id and standby_offer.state = 'open'
      and standby_offer.booking_id is null))`;
}
