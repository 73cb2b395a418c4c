import type { Insertable, Selectable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
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

/** The payment, kept until the transaction ends, and before its slot (`db/locks.ts`): it is not voided meanwhile. */
export async function lockPayment(
  db: Db,
  engine: Store['engine'],
  id: number,
): Promise<Selectable<PaymentTable> | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Voids a payment that is alive. */
export async function markVoided(
  db: Db,
  id: number,
  change: { voided_at: number; voided_by: string; void_reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set(change)
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function unlinkPayment(db: Db, payment: number): Promise<void> {
  await db.updateTable('slot').set({ payment_id: null }).where('payment_id', '=', payment).execute();
}

/** Its slot must be named and linked in the same transaction. */
export async function movePayment(db: Db, payment: number, slot: number): Promise<void> {
  await db.updateTable('payment').set({ slot_id: slot }).where('id', '=', payment).execute();
}
