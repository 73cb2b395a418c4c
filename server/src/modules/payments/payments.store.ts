import type { Insertable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { PaymentTable } from '../../db/tables.ts';

export async function insertPayment(db: Db, payment: Insertable<PaymentTable>): Promise<number> {
  const { id } = await db.insertInto('payment').values(payment).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Links a payment to a slot that somebody holds and nobody has paid yet. */
export async function linkPayment(db: Db, slot: number, payment: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ payment_id: payment })
    .where('id', '=', slot)
    .where('booked_by', 'is not', null)
    .where('payment_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
