import { ParkError } from '@cablepark/domain/errors';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import type { PlacedSlot, PlannedSlot } from '@cablepark/domain/slots/clashes';
import { endOf } from '@cablepark/domain/slots/slot';
import type { Insertable, Updateable } from 'kysely';
import { markFreeing } from '../../../db/freeing.ts';
import type { Db, Store } from '../../../db/store.ts';
import type { SlotTable } from '../../../db/tables/slot-tables.ts';
import { type StoredSlot, selectSlots, toSlot } from './slot-row.ts';

type Engine = Store['engine'];

/** The slot for the rules, locked until the transaction ends; null if there is none of this id. */
export async function lockSlot(db: Db, engine: Engine, id: number): Promise<StoredSlot | null> {
  return (await lockSlots(db, engine, [id])).get(id) ?? null;
}

/** As `lockSlot`, but outside the order of `db/locks.ts`, because it never waits. Null also if another transaction has locked the slot. */
export async function tryLockSlot(db: Db, engine: Engine, id: number): Promise<StoredSlot | null> {
  const row = await db
    .selectFrom('slot')
    .select('id')
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  return row ? await lockSlot(db, engine, id) : null;
}

/** @throws FORBIDDEN if one is missing, so that the error does not reveal which ids exist. */
export async function requireSlots(db: Db, engine: Engine, ids: readonly number[]): Promise<StoredSlot[]> {
  const slotsById = await lockSlots(db, engine, ids);
  return ids.map((id) => slotOf(slotsById, id));
}

/** One of the slots that `lockSlots` found. @throws FORBIDDEN if there is none. */
export function slotOf(slots: ReadonlyMap<number, StoredSlot>, id: number): StoredSlot {
  const slot = slots.get(id);
  if (!slot) throw new ParkError('NOT_FOUND');
  return slot;
}

/** @throws FORBIDDEN if there is none. */
export async function requireSlot(db: Db, engine: Engine, id: number): Promise<StoredSlot> {
  const slot = await lockSlot(db, engine, id);
  if (!slot) throw new ParkError('NOT_FOUND');
  return slot;
}

/** The slots of these ids, locked in the order of `db/locks.ts`. */
export async function lockSlots(
  db: Db,
  engine: Engine,
  ids: readonly number[],
): Promise<Map<number, StoredSlot>> {
  if (ids.length === 0) return new Map();
  // Reads the booking after the lock, under which it changes. A locking SELECT of PostgreSQL would return the stale one.
  if (engine === 'postgres')
    await db
      .selectFrom('slot')
      .select('id')
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
  const rows = await selectSlots(db)
    .where('slot.id', 'in', [...ids])
    .orderBy('slot.id')
    .execute();
  return new Map(rows.map((row) => [row.id, toSlot(row)]));
}

/** The slots of a track that start at `fromMs` or later and before `toMs`, earliest first. */
export async function findSlotsOfTrack(
  db: Db,
  track: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<StoredSlot[]> {
  const rows = await selectSlots(db)
    .where('slot.asset_id', '=', track)
    .where('slot.start_at', '>=', fromMs)
    .where('slot.start_at', '<', toMs)
    .orderBy('slot.start_at')
    .orderBy('slot.id')
    .execute();
  return rows.map(toSlot);
}

/** The first slots of a track that anybody may book and that start after `nowMs`, earliest first. Omits places of events. */
export async function findOpenSlots(
  db: Db,
  track: number,
  nowMs: number,
  atMost: number,
): Promise<StoredSlot[]> {
  const rows = await selectSlots(db)
    .where('slot.asset_id', '=', track)
    .where('slot.start_at', '>', nowMs)
    .where('slot.booking_id', 'is', null)
    .where('slot.reserved_until', 'is', null)
    .where('slot.event_id', 'is', null)
    .orderBy('slot.start_at')
    .orderBy('slot.id')
    .limit(atMost)
    .execute();
  return rows.map(toSlot);
}

/** Changes a slot only if it is free. `end_at` must match the start and the duration. */
export async function updateFreeSlot(db: Db, id: number, change: Updateable<SlotTable>): Promise<boolean> {
  markFreeing(db);
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set(change)
    .where('id', '=', id)
    .where('booked_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** SQLite takes some 32,000 parameters a statement; a row has eight. */
const rowsPerStatement = 1000;

/** Ids in the order of the rows. @throws the database's error for an overlap or an unknown track. */
export async function insertSlots(db: Db, rows: readonly Insertable<SlotTable>[]): Promise<number[]> {
  const ids: number[] = [];
  markFreeing(db);
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const part = rows.slice(at, at + rowsPerStatement);
    const insertedRows = await db.insertInto('slot').values(part).returning('id').execute();
    ids.push(...insertedRows.map((row) => row.id));
  }
  return ids;
}

/** The other slots on these slots' tracks around their times. The caller has locked the tracks. */
export async function findStanding(
  db: Db,
  slots: readonly PlannedSlot[],
): Promise<(PlacedSlot & { id: number })[]> {
  const tracks = [...new Set(slots.map(({ track }) => track))];
  const slotsById = new Map<number, PlacedSlot & { id: number }>();
  for (const stretch of stretchesOf(slots)) {
    for (const slot of await findInStretch(db, tracks, stretch)) slotsById.set(slot.id, slot);
  }
  return [...slotsById.values()];
}

interface Stretch {
  fromMs: number;
  toMs: number;
}

const dayMs = 24 * 60 * 60_000;

/**
 * The time ranges of the slots. Consecutive days of a season form one range and one query.
 * Slots that are years apart form several, so that nothing between them is read.
 */
function stretchesOf(slots: readonly PlannedSlot[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const slot of slots.toSorted((a, b) => a.start.epochMilliseconds - b.start.epochMilliseconds)) {
    const [fromMs, toMs] = [slot.start.epochMilliseconds, endOf(slot).epochMilliseconds];
    const last = stretches.at(-1);
    if (last && fromMs - last.toMs < dayMs) last.toMs = Math.max(last.toMs, toMs);
    else stretches.push({ fromMs, toMs });
  }
  return stretches;
}

async function findInStretch(
  db: Db,
  tracks: readonly number[],
  { fromMs, toMs }: Stretch,
): Promise<(PlacedSlot & { id: number })[]> {
  const rows = await db
    .selectFrom('slot')
    .select(['id', 'asset_id', 'start_at', 'duration', 'series'])
    .where('asset_id', 'in', tracks)
    .where('start_at', '<', toMs)
    .where('end_at', '>', fromMs)
    // A redundant condition that limits the index scan: earlier slots are over, whatever their length.
    .where('start_at', '>', fromMs - longestSlotMinutes * 60_000)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    track: row.asset_id,
    start: Temporal.Instant.fromEpochMilliseconds(row.start_at),
    minutes: row.duration,
    series: row.series,
  }));
}

/** Deletes only free slots. @returns the ids of the deleted ones */
export async function deleteFreeSlots(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const deletedRows = await db
    .deleteFrom('slot')
    .where('id', 'in', [...ids])
    .where('booked_by', 'is', null)
    .returning('id')
    .execute();
  return deletedRows.map(({ id }) => id);
}
