import type { Slot } from '@cablepark/domain/slots/slot';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { SlotTable } from '../../db/tables.ts';
import { toSlot } from './slot-row.ts';

/**
 * The slots of these ids as the rules see them, kept until the transaction ends: in the order of `store/locks.ts`.
 */
export async function holdSlots(
  db: Db,
  engine: Store['engine'],
  ids: readonly number[],
): Promise<Map<number, Slot>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('slot')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, toSlot(row)]));
}

/** Changes a slot only while nobody holds it; `end_at` must follow the start and the duration. */
export async function updateFreeSlot(db: Db, id: number, change: Updateable<SlotTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set(change)
    .where('id', '=', id)
    .where('booked_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** SQLite takes some 32,000 parameters a statement; a row has nine. */
const rowsPerStatement = 1000;

/** Ids in the order of the rows. @throws the database's refusal of an overlap or an unknown track. */
export async function insertSlots(db: Db, rows: readonly Insertable<SlotTable>[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const part = rows.slice(at, at + rowsPerStatement);
    const made = await db.insertInto('slot').values(part).returning('id').execute();
    ids.push(...made.map((row) => row.id));
  }
  return ids;
}

/** The slots of these tracks that touch the span, earliest first. */
export async function findBetween(db: Db, assets: readonly number[], fromMs: number, toMs: number) {
  return await db
    .selectFrom('slot')
    .select(['id', 'asset_id', 'start_at', 'end_at'])
    .where('asset_id', 'in', [...assets])
    .where('start_at', '<', toMs)
    .where('end_at', '>', fromMs)
    .orderBy('start_at')
    .execute();
}

/** Deletes only what nobody holds; says what went. */
export async function deleteFreeSlots(db: Db, ids: readonly number[]) {
  return await db
    .deleteFrom('slot')
    .where('id', 'in', [...ids])
    .where('booked_by', 'is', null)
    .returning(['id', 'asset_id', 'start_at'])
    .execute();
}
