import type { Db } from '../../db/store.ts';

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
export async function insertNoShow(db: Db, booking: number, by: string, nowMs: number): Promise<number> {
  const { id } = await db
    .insertInto('no_show')
    .values({ booking_id: booking, created_at: nowMs, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
