import { sql } from 'kysely';
import { markFreeing } from '../../../db/freeing.ts';
import type { Db, Store } from '../../../db/store.ts';
import type { StoredSlot } from '../rows/slot-row.ts';

/** Tracks and a time in which free slots become bookable. */
export interface OpeningSlots {
  /** Null for any track. */
  tracks: readonly number[] | null;
  from: Temporal.Instant;
  /** Null without an end. */
  until: Temporal.Instant | null;
}

const isWished = sql<boolean>`exists (
  select 1 from standby where standby.state = 'waiting'
    and standby.until_at >= slot.end_at and standby.from_at <= slot.start_at
    and (standby.asset_id is null or standby.asset_id = slot.asset_id))`;

const dayMs = 24 * 60 * 60_000;

/**
 * Frees a reserved slot for everybody, and the unwanted reserved slots of the day after it. A season may reserve thousands for a few wishes.
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
    // Skips slots that another transaction is handing on.
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
 * Reserves upcoming free slots that match a wish, when they become bookable without being freed or created: a track opens, or a wish is new.
 * A trigger does the same for every slot that is freed or created (`055-standby.ts`).
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

/** Reserves a slot until then for the first tap of a rider on standby; null frees it for everybody. */
export async function setReserved(db: Db, slot: number, until: Temporal.Instant | null): Promise<void> {
  await db
    .updateTable('slot')
    .set({ reserved_until: until?.epochMilliseconds ?? null })
    .where('id', '=', slot)
    .where('booking_id', 'is', null)
    .execute();
}

/** Slots that were reserved for a first tap and must be freed: their time is over, or no notified rider is left. */
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
