import type { Slot } from '@cablepark/domain/slots/slot';
import type { Db, Store } from '../../db/store.ts';

/**
 * Keeps the rider's account and the payment of a booking until the transaction ends, before its slots are held: an account
 * that is being erased frees its slots, and a payment that is being voided leaves its slot, so both must be over by then
 * (`store/locks.ts`).
 * @returns whether the rider's account is erased
 */
export async function holdBooking(
  db: Db,
  engine: Store['engine'],
  { rider: id, payment }: Pick<Slot, 'rider' | 'payment'>,
): Promise<boolean> {
  const rider = await db
    .selectFrom('account')
    .select('status')
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (payment !== null && engine === 'postgres') {
    await db.selectFrom('payment').select('id').where('id', '=', payment).forNoKeyUpdate().execute();
  }
  return rider?.status === 'erased';
}

/** Hands a free slot to a rider together with what was paid for another one. */
export async function takeOver(
  db: Db,
  id: number,
  { rider, payment, nowMs }: { rider: string; payment: number | null; nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ booked_by: rider, payment_id: payment })
    .where('id', '=', id)
    .where('booked_by', 'is', null)
    .where('end_at', '>', nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees a slot exactly as it was seen: same holder, same payment. */
export async function handOver(
  db: Db,
  id: number,
  { rider, payment }: { rider: string; payment: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ booked_by: null, payment_id: null })
    .where('id', '=', id)
    .where('booked_by', '=', rider)
    .where('payment_id', payment === null ? 'is' : '=', payment)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function movePayment(db: Db, payment: number, slot: number): Promise<void> {
  await db.updateTable('payment').set({ slot_id: slot }).where('id', '=', payment).execute();
}

/** Voids a payment that is alive. @returns what it was, or null if there is none (any more). */
export async function voidPayment(
  db: Db,
  id: number,
  change: { voided_at: number; voided_by: string; void_reason: string },
) {
  const row = await db
    .updateTable('payment')
    .set(change)
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .returning(['slot_id', 'amount_cents', 'method'])
    .executeTakeFirst();
  return row ?? null;
}

export async function unlinkPayment(db: Db, payment: number): Promise<void> {
  await db.updateTable('slot').set({ payment_id: null }).where('payment_id', '=', payment).execute();
}

export async function markNoShow(db: Db, slot: number, by: string, nowMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('no_show')
    .values({ slot_id: slot, created_at: nowMs, created_by: by })
    .onConflict((conflict) => conflict.column('slot_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function unmarkNoShow(db: Db, slot: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('no_show').where('slot_id', '=', slot).executeTakeFirst();
  return numDeletedRows > 0n;
}
