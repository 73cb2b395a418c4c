import type { Updateable } from 'kysely';
import type { Db } from '../store/store.ts';
import type { SlotTable } from '../store/tables.ts';

/** Changes a slot only while nobody holds it. `end_at` follows the start and the duration. */
export async function updateFreeSlot(db: Db, id: number, change: Updateable<SlotTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set(change)
    .where('id', '=', id)
    .where('booked_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findTimes(db: Db, id: number) {
  return await db
    .selectFrom('slot')
    .select(['start_at', 'duration', 'booked_by', 'payment_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}
