import type { Selectable } from 'kysely';
import { markFreeing } from '../../../db/freeing.ts';
import type { Db } from '../../../db/store.ts';
import type { SlotTable } from '../../../db/tables/slot-tables.ts';
import { insertSlots } from './slots.store.ts';

export type SlotTableRow = Selectable<SlotTable>;

/** A slot, and by how many milliseconds it moves later; negative for earlier. */
export interface SlotShift {
  id: number;
  byMs: number;
}

/** A thousand years: slots move there first, so that none overlaps another that has not moved yet. */
const farMs = 1_000 * 365 * 24 * 60 * 60_000;
const idsPerStatement = 1_000;

/** The rows of slots, as they are stored. */
export async function findSlotRows(db: Db, ids: readonly number[]): Promise<SlotTableRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('slot')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** Moves slots in time, booked ones too. The caller has locked them and their tracks. @throws the database's error for an overlap */
export async function shiftSlots(db: Db, shifts: readonly SlotShift[]): Promise<void> {
  markFreeing(db);
  const ids = shifts.map(({ id }) => id);
  await addToTimes(db, ids, farMs);
  const byLength = Map.groupBy(shifts, ({ byMs }) => byMs);
  for (const [byMs, group] of byLength)
    await addToTimes(
      db,
      group.map(({ id }) => id),
      byMs - farMs,
    );
}

async function addToTimes(db: Db, ids: readonly number[], ms: number): Promise<void> {
  for (let at = 0; at < ids.length; at += idsPerStatement)
    await db
      .updateTable('slot')
      .set((eb) => ({ start_at: eb('start_at', '+', ms), end_at: eb('end_at', '+', ms), planned: 0 }))
      .where('id', 'in', ids.slice(at, at + idsPerStatement))
      .execute();
}

/** Restores deleted free slots with their ids. @throws the database's error for an overlap */
export async function restoreSlots(db: Db, rows: readonly SlotTableRow[]): Promise<void> {
  await insertSlots(db, rows);
}

/** Marks slots as part of the season's plan again. */
export async function markPlanned(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('slot')
    .set({ planned: 1 })
    .where('id', 'in', [...ids])
    .execute();
}
