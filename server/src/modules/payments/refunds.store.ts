import { randomBytes } from 'node:crypto';
import { refundableOf } from '@cablepark/domain/payments/refund-rules';
import type { Insertable, Selectable } from 'kysely';
import type { RefundTable } from '../../db/bill-tables.ts';
import type { PaymentTable } from '../../db/payment-tables.ts';
import type { Db, Store } from '../../db/store.ts';
import { type NewEntry, requireSaleEntry, sumOtherBacks, sumReturnsOf } from '../cash-book/index.ts';

export type NewRefund = Omit<Insertable<RefundTable>, 'id' | 'state' | 'ended_at'>;

/** Money that is to go back; whoever sends refunds finds it. @returns its id, 32 hexadecimal digits */
export async function insertRefund(db: Db, refund: NewRefund): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('refund')
    .values({ ...refund, id, state: 'created', ended_at: null })
    .execute();
  return id;
}

/** What went back of a payment, or is to, the first first. */
export async function findRefunds(db: Db, payment: number): Promise<Selectable<RefundTable>[]> {
  return await db
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A refund, kept until the transaction ends, after its payment (`db/locks.ts`). */
export async function lockRefund(
  db: Db,
  engine: Store['engine'],
  id: string,
): Promise<Selectable<RefundTable> | null> {
  const row = await db
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The payment that a refund is of, or the line of a bill whose money came too late, with its rate and its track; null where no
 * line has this refund.
 */
export async function findMoneyOf(
  db: Db,
  { id, payment_id }: Pick<Selectable<RefundTable>, 'id' | 'payment_id'>,
): Promise<Pick<NewEntry, 'of' | 'vat' | 'track'> | null> {
  if (payment_id !== null) {
    const { vat, track } = await requireSaleEntry(db, payment_id);
    return { of: { payment: payment_id }, vat, track };
  }
  const line = await db
    .selectFrom('bill_line')
    .leftJoin('booking', 'booking.id', 'bill_line.booking_id')
    .select(['bill_line.id', 'bill_line.vat_rate as vat', 'booking.asset_id as track'])
    .where('bill_line.refund_id', '=', id)
    .executeTakeFirst();
  return line ? { of: { line: line.id }, vat: line.vat, track: line.track } : null;
}

/** Grosze of a payment that can still go back (`refundableOf`). */
export async function findRefundable(
  db: Db,
  { id, amount_cents, bill_id }: Pick<Selectable<PaymentTable>, 'id' | 'amount_cents' | 'bill_id'>,
): Promise<number> {
  if (bill_id === null) return 0;
  const { state: billState } = await db
    .selectFrom('bill')
    .select('state')
    .where('id', '=', bill_id)
    .executeTakeFirstOrThrow();
  return refundableOf({ amount: amount_cents, gone: await findGone(db, { payment: id }), billState });
}

/**
 * Grosze of a payment, or of a line of a bill that bought nothing, that went back or are on their way, by refunds of ours and otherwise; what was
 * refused does not count.
 */
export async function findGone(db: Db, of: { payment: number } | { line: number }): Promise<number> {
  return (await sumRefunded(db, of)) + (await sumOtherBacks(db, of));
}

async function sumRefunded(db: Db, of: { payment: number } | { line: number }): Promise<number> {
  const { cents } = await db
    .selectFrom('refund')
    .select((eb) => eb.fn.sum<number | string | null>('amount_cents').as('cents'))
    .where((eb) =>
      'payment' in of
        ? eb('payment_id', '=', of.payment)
        : eb('id', '=', eb.selectFrom('bill_line').select('refund_id').where('id', '=', of.line)),
    )
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

/** Grosze of a checkout that went back at the provider, as far as we know: by refunds of ours, or as staff have recorded it. */
export async function sumGoneOnline(db: Db, checkout: string): Promise<number> {
  const { cents } = await db
    .selectFrom('refund')
    .select((eb) => eb.fn.sum<number | string | null>('amount_cents').as('cents'))
    .where('bill_id', '=', checkout)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0) + (await sumReturnsOf(db, checkout));
}

/** Longer than the provider takes to answer, or to be given up (`payment-providers/ask.ts`). */
const leaseMs = 30_000;

/**
 * Claims a refund that was not sent yet, so that no two servers send it at once. Where the one that claimed it dies, or hears no answer, another
 * goes on after the lease; the provider is asked whether it has the refund before it is sent again.
 * @returns whether it was still to be sent, and nobody's
 */
export async function claimRefund(db: Db, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({ claimed_until: nowMs + leaseMs })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', nowMs)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The provider gave no answer: whoever comes next asks it again. */
export async function unclaimRefund(db: Db, id: string): Promise<void> {
  await db.updateTable('refund').set({ claimed_until: null }).where('id', '=', id).execute();
}
