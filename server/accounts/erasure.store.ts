import type { Insertable } from 'kysely';
import type { Db } from '../store/store.ts';
import type { BookingHistoryTable } from '../store/tables.ts';

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

/** Frees what the rider holds unpaid after `nowMs`; the slots and their starts are told. */
export async function freeUnpaidSlots(
  db: Db,
  rider: string,
  nowMs: number,
): Promise<{ id: number; start_at: number }[]> {
  return db
    .updateTable('slot')
    .set({ booked_by: null })
    .where('booked_by', '=', rider)
    .where('payment_id', 'is', null)
    .where('start_at', '>', nowMs)
    .returning(['id', 'start_at'])
    .execute();
}

/** More rows in one statement could pass the databases' limits of parameters. */
const rowsPerInsert = 1000;

export async function writeCancellings(db: Db, entries: Insertable<BookingHistoryTable>[]): Promise<void> {
  for (let at = 0; at < entries.length; at += rowsPerInsert) {
    await db
      .insertInto('booking_history')
      .values(entries.slice(at, at + rowsPerInsert))
      .execute();
  }
}
