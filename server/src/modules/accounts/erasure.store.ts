import type { Db } from '../../db/store.ts';

/** Takes the person out of an account; the row stays, so that payments and history keep something to point at. */
export async function eraseRow(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({
      email: null,
      first_name: null,
      last_name: null,
      phone: null,
      language: null,
      password_hash: null,
      role: 'User',
      status: 'erased',
    })
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The slots that start after `nowMs` and that the rider holds unpaid. */
export async function findUnpaidSlots(
  db: Db,
  rider: string,
  nowMs: number,
): Promise<{ id: number; start_at: number }[]> {
  return db
    .selectFrom('slot')
    .select(['id', 'start_at'])
    .where('booked_by', '=', rider)
    .where('payment_id', 'is', null)
    .where('start_at', '>', nowMs)
    .orderBy('id')
    .execute();
}
