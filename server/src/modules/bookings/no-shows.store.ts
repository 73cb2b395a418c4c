import type { Db } from '../../db/store.ts';

/** No-show marks change only under the lock of their slot. */
export async function hasNoShow(db: Db, booking: number): Promise<boolean> {
  const row = await db
    .selectFrom('no_show')
    .select('id')
    .where('booking_id', '=', booking)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the mark's id @throws the database's unique violation for a second mark */
export async function insertNoShow(db: Db, booking: number, by: string, nowMs: number): Promise<number> {
  const { id } = await db
    .insertInto('no_show')
    .values({ booking_id: booking, created_at: nowMs, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the mark's id; null if there was none */
export async function deleteNoShow(db: Db, booking: number): Promise<number | null> {
  const row = await db
    .deleteFrom('no_show')
    .where('booking_id', '=', booking)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
