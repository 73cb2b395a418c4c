import type { Db } from '../../db/store.ts';
import type { StoredSlot } from '../slots/index.ts';

/** Marks of missing riders change only while their slot is locked. */
export async function hasNoShow(db: Db, booking: number): Promise<boolean> {
  const row = await db
    .selectFrom('no_show')
    .select('id')
    .where('booking_id', '=', booking)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the mark's id @throws the database's refusal of a second mark */
export async function insertNoShow(
  db: Db,
  { id, booking }: Pick<StoredSlot, 'id' | 'booking'>,
  by: string,
  nowMs: number,
): Promise<number> {
  const { id: mark } = await db
    .insertInto('no_show')
    .values({ slot_id: id, booking_id: booking, created_at: nowMs, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return mark;
}

/** @returns the mark's id; null where there was none */
export async function deleteNoShow(db: Db, booking: number): Promise<number | null> {
  const row = await db
    .deleteFrom('no_show')
    .where('booking_id', '=', booking)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
