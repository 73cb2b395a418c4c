import { cableReasons, deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { PaymentTable, PaymentVoidTable } from '../../db/tables/payment-tables.ts';

export async function insertPayment(db: Db, payment: Insertable<PaymentTable>): Promise<number> {
  const { id } = await db.insertInto('payment').values(payment).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Locks a payment until the transaction ends, before its slot (`db/locks.ts`), so that nobody voids it meanwhile. */
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

export async function findPayment(db: Db, id: number): Promise<Selectable<PaymentTable> | null> {
  return (await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The slot of a payment's booking, which the lock of a valid payment fixes; null for a payment of a pass. */
export async function findSlotOf(
  db: Db,
  { booking_id }: Pick<Selectable<PaymentTable>, 'booking_id'>,
): Promise<number | null> {
  if (booking_id === null) return null;
  const row = await db
    .selectFrom('booking')
    .select('slot_id')
    .where('id', '=', booking_id)
    .executeTakeFirst();
  return row?.slot_id ?? null;
}

/** Clears the flag that the park keeps a payment. @returns false if it was already cleared */
export async function releaseKept(db: Db, payment: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_void')
    .set({ kept: 0, reason })
    .where('payment_id', '=', payment)
    .where('kept', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Call it after locking the payment, so that it sees a void by another transaction.
 * @returns `kept`: its ride is forfeited, and the park keeps the money; `exchanged`: its rider has a rain check for the money
 */
export async function findVoid(db: Db, payment: number): Promise<'kept' | 'exchanged' | 'voided' | null> {
  const row = await db
    .selectFrom('payment_void')
    .select(['kept', 'reason'])
    .where('payment_id', '=', payment)
    .executeTakeFirst();
  if (!row) return null;
  if (row.kept !== 1) return 'voided';
  return row.reason === cableReasons.rainCheck ? 'exchanged' : 'kept';
}

/** Voids a valid payment; the database allows one row for each. */
export async function insertVoid(db: Db, row: Insertable<PaymentVoidTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_void')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The payment that replaces this one after corrections of its method; itself if there were none. */
export async function findCorrected(db: Db, payment: number): Promise<number> {
  const next = await db
    .selectFrom('payment')
    .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .innerJoin('payment as anew', 'anew.booking_id', 'payment.booking_id')
    .select('anew.id')
    .where('payment.id', '=', payment)
    // Changing the rider of a ride on a pass voids its payment with the same reason, but nothing replaces it.
    .where('payment.method', '<>', 'pass')
    .where('payment_void.reason', '=', deskReasons.corrected)
    .whereRef('anew.id', '>', 'payment.id')
    // A correction voids and pays at the same time, so a payment with another time is a later one.
    .whereRef('anew.created_at', '=', 'payment_void.created_at')
    .whereRef('anew.created_by', '=', 'payment_void.created_by')
    .orderBy('anew.id')
    .limit(1)
    .executeTakeFirst();
  return next ? await findCorrected(db, next.id) : payment;
}

/** Whether an open checkout offers this booking, so that its rider may pay at any moment. */
export async function isOfferedNow(db: Db, booking: number): Promise<boolean> {
  const row = await db
    .selectFrom('bill_line')
    .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
    .select('bill.id')
    .where('bill_line.booking_id', '=', booking)
    .where('bill.state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}
