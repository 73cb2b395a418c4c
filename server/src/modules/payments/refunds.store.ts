import { randomBytes } from 'node:crypto';
import { refundableOf } from '@cablepark/domain/payments/refund-rules';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { RefundTable } from '../../db/tables/bill-tables.ts';
import type { PaymentTable } from '../../db/tables/payment-tables.ts';
import { type NewEntry, requireSaleEntry, sumOtherBacks, sumReturnsOf } from '../cash-book/index.ts';

export type NewRefund = Omit<Insertable<RefundTable>, 'id' | 'state' | 'ended_at'>;

/** Inserts a refund for the job to send. @returns its id, 32 hexadecimal digits */
export async function insertRefund(db: Db, refund: NewRefund): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('refund')
    .values({ ...refund, id, state: 'created', ended_at: null })
    .execute();
  return id;
}

/** The refunds of a payment, oldest first. */
export async function findRefunds(db: Db, payment: number): Promise<Selectable<RefundTable>[]> {
  return await db
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A refund, locked until the transaction ends, after its payment (`db/locks.ts`). */
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
 * The payment of a refund, or the bill line whose money came too late, with the VAT rate and track of its cash book entry.
 * The booking may have moved since. Null if no line has this refund.
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
    .innerJoin('cash_entry as late', 'late.bill_line_id', 'bill_line.id')
    .select(['bill_line.id', 'late.vat_rate as vat', 'late.asset_id as track'])
    .where('bill_line.refund_id', '=', id)
    .where('late.kind', '=', 'late')
    .executeTakeFirst();
  return line ? { of: { line: line.id }, vat: line.vat, track: line.track } : null;
}

/** The grosze of a payment that can still be refunded (`refundableOf`). */
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
 * The grosze of a payment, or of a bill line that bought nothing, that were returned or will be, by our refunds or otherwise.
 * Refused refunds do not count.
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

/** The grosze of a checkout that were returned at the provider, as far as we know: by our refunds, or as recorded by staff. */
export async function sumGoneOnline(db: Db, checkout: string): Promise<number> {
  const { cents } = await db
    .selectFrom('refund')
    .select((eb) => eb.fn.sum<number | string | null>('amount_cents').as('cents'))
    .where('bill_id', '=', checkout)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0) + (await sumReturnsOf(db, checkout));
}

/** Longer than the provider's time-out (`payment-providers/ask.ts`). */
const leaseMs = 30_000;

/**
 * Leases an unsent refund, so that no two servers send it at once. After a crash or a lost answer another server
 * continues when the lease ends. It asks the provider whether it has the refund before it sends it again.
 * @returns whether it was unsent and not leased
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

/** Gives up the lease after a missing answer, so that the next run retries. */
export async function unclaimRefund(db: Db, id: string): Promise<void> {
  await db.updateTable('refund').set({ claimed_until: null }).where('id', '=', id).execute();
}
