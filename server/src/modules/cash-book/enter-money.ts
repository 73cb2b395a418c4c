import { ParkError } from '@cablepark/domain/errors';
import {
  type CashEntry,
  dayOfEntry,
  type MoneyFacts,
  saleEntry,
} from '@cablepark/domain/payments/cash-entry';
import type { BillPart } from '@cablepark/domain/payments/desk-bill';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { CashEntryTable } from '../../db/tables/cash-tables.ts';
import type { PaymentTable } from '../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findLastClosed } from './day-closes.store.ts';

/** The context of an entry: its account and its time. */
type Entering = Pick<TransactionContext, 'db' | 'now' | 'zone' | 'key'>;

/** Money that moved, and its purpose. */
export interface NewEntry extends CashEntry {
  /** The payment, or the line of a bill that bought nothing. */
  of: { payment: number } | { line: number };
  refund: string | null;
  reverses: number | null;
  by: string | null;
  note: string | null;
}

/**
 * Writes a cash book entry, in the transaction of the payment or refund.
 * @returns its id. @throws KEY_USED if an earlier entry has the idempotency key of this call, as after a restored backup
 */
export async function enterMoney({ db, now, zone, key }: Entering, entry: NewEntry): Promise<number> {
  if (key !== null && (await isKeyKnown(db, key))) throw new ParkError('KEY_USED');
  const row = { ...rowOf(entry), created_at: now.epochMilliseconds, request_key: key };
  // If a day is closed concurrently, the database refuses the entry, and the transaction is retried.
  const day = dayOfEntry(now, await findLastClosed(db), zone).toString();
  const { id } = await db
    .insertInto('cash_entry')
    .values({ ...row, day })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Enters money that the actor returned without a refund of ours. @param back with `cents` above zero */
export async function enterGivenBack(
  transaction: TransactionContext,
  { cents, note, ...back }: MoneyFacts & Pick<NewEntry, 'of'> & { cents: number; note: string },
): Promise<void> {
  const by = transaction.actor.id;
  await enterMoney(transaction, {
    ...back,
    kind: 'back',
    cents: -cents,
    refund: null,
    reverses: null,
    by,
    note,
  });
}

type Sale = Pick<
  Selectable<PaymentTable>,
  'id' | 'amount_cents' | 'method' | 'vat_rate' | 'created_at' | 'created_by'
>;

/** The entry of a new payment; none for a payment by pass. */
export async function enterSale(entering: Entering, payment: Sale, track: number | null): Promise<void> {
  const entry = entryOf(payment, track);
  if (entry !== null) await enterMoney(entering, entry);
}

/** Enters a sale, which two methods may pay for. Only the first entry stores the call's idempotency key. */
export async function enterParts(
  entering: Entering,
  sale: Pick<NewEntry, 'of' | 'vat' | 'track' | 'by'>,
  parts: readonly BillPart[],
): Promise<void> {
  for (const [index, part] of parts.entries()) {
    const entry = { ...sale, ...part, kind: 'sale' as const, refund: null, reverses: null, note: null };
    await enterMoney(index === 0 ? entering : { ...entering, key: null }, entry);
  }
}

/** Reverses the sales of a bill's items, each by its own method. @param lines the refunded lines; null for all */
export async function reverseItems(
  entering: Entering & Pick<TransactionContext, 'actor'>,
  bill: string,
  { note, lines }: { note: string; lines: readonly number[] | null },
): Promise<void> {
  const sales = (await findItemSales(entering.db, bill)).filter(({ line }) => lines?.includes(line) ?? true);
  // The call's idempotency key is unique in the cash book, so only the first entry stores it.
  for (const [index, { id, cents, method, vat, line }] of sales.entries())
    await enterMoney(index === 0 ? entering : { ...entering, key: null }, {
      kind: 'reversal',
      cents: -cents,
      method,
      vat,
      track: null,
      of: { line },
      refund: null,
      reverses: id,
      by: entering.actor.id,
      note,
    });
}

/** The entries of a bill's items, without reversed ones. */
export async function findItemSales(db: Db, bill: string) {
  return await selectItemSales(db, bill)
    .select(['sale.id', 'sale.day', 'sale.amount_cents as cents', 'sale.method', 'sale.vat_rate as vat'])
    .select(['bill_line.id as line', 'sale.asset_id as track'])
    .where('reversal.id', 'is', null)
    .orderBy('sale.id')
    .execute();
}

/** Whether any item of a bill was already refunded. */
export async function isAnyItemReturned(db: Db, bill: string): Promise<boolean> {
  const returned = await selectItemSales(db, bill)
    .select('bill_line.id')
    .groupBy('bill_line.id')
    .having((eb) => eb(eb.fn.count('sale.id'), '=', eb.fn.count('reversal.id')))
    .limit(1)
    .executeTakeFirst();
  return returned !== undefined;
}

function selectItemSales(db: Db, bill: string) {
  return db
    .selectFrom('cash_entry as sale')
    .innerJoin('bill_line', 'bill_line.id', 'sale.bill_line_id')
    .leftJoin('cash_entry as reversal', 'reversal.reverses', 'sale.id')
    .where('bill_line.bill_id', '=', bill)
    .where('sale.kind', '=', 'sale');
}

/** Enters the sales of many payments of other days, for sample data. It closes no days. */
export async function enterSales(
  db: Db,
  zone: string,
  payments: readonly (Sale & { track: number | null })[],
): Promise<void> {
  const rows = payments.flatMap((payment) => {
    const entry = entryOf(payment, payment.track);
    const day = dayOfEntry(Temporal.Instant.fromEpochMilliseconds(payment.created_at), null, zone);
    if (entry === null) return [];
    return [{ ...rowOf(entry), created_at: payment.created_at, day: day.toString(), request_key: null }];
  });
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db
      .insertInto('cash_entry')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
}

const rowsAtOnce = 500;

/** An entry of a payment that brought money, or of its refund. */
export type SaleEntry = MoneyFacts & { id: number; cents: number; day: string };

/** The sale entries of a payment: two if two methods paid. Reversed ones only if no other is left. */
export async function findSaleEntries(db: Db, payment: number): Promise<[SaleEntry, ...SaleEntry[]]> {
  const rows = await db
    .selectFrom('cash_entry as sale')
    .leftJoin('cash_entry as reversal', 'reversal.reverses', 'sale.id')
    .select(['sale.id', 'sale.day', 'sale.amount_cents as cents', 'sale.method'])
    .select(['sale.vat_rate as vat', 'sale.asset_id as track', 'reversal.id as reversal'])
    .where('sale.payment_id', '=', payment)
    .where('sale.kind', '=', 'sale')
    .orderBy('sale.id')
    .execute();
  const entries = rows.map(({ reversal: _reversal, ...sale }) => sale);
  const unreversedEntries = entries.filter((_sale, index) => rows[index]?.reversal === null);
  const [first, ...others] = unreversedEntries.length > 0 ? unreversedEntries : entries;
  if (!first) throw new Error(`Payment ${payment} is not in the cash book.`);
  return [first, ...others];
}

/** The entries by which the desk returned a payment's money, as a mistake or as a refund; empty if none left the till. */
export async function findBackEntries(db: Db, payment: number): Promise<SaleEntry[]> {
  return await db
    .selectFrom('cash_entry')
    .select(['id', 'day', 'amount_cents as cents', 'method', 'vat_rate as vat', 'asset_id as track'])
    .where('payment_id', '=', payment)
    .where('kind', 'in', ['back', 'reversal'])
    .orderBy('id')
    .execute();
}

/** The payment's first sale entry, whose VAT rate and track a refund takes. */
export async function requireSaleEntry(db: Db, payment: number): Promise<SaleEntry> {
  const [first] = await findSaleEntries(db, payment);
  return first;
}

function entryOf(payment: Sale, track: number | null): NewEntry | null {
  const { id, amount_cents: amount, method, vat_rate: vat, created_by: by } = payment;
  const entry = saleEntry({ amount, method, vat, track });
  return entry && { ...entry, of: { payment: id }, refund: null, reverses: null, by, note: null };
}

function rowOf({
  kind,
  cents,
  method,
  vat,
  track,
  of,
  refund,
  reverses,
  by,
  note,
}: NewEntry): Omit<Insertable<CashEntryTable>, 'created_at' | 'day' | 'request_key'> {
  return {
    kind,
    amount_cents: cents,
    method,
    vat_rate: vat,
    asset_id: track,
    payment_id: 'payment' in of ? of.payment : null,
    bill_line_id: 'line' in of ? of.line : null,
    refund_id: refund,
    reverses,
    created_by: by,
    note,
  };
}

async function isKeyKnown(db: Db, key: string): Promise<boolean> {
  const query = db.selectFrom('cash_entry').select('id').where('request_key', '=', key);
  return (await query.executeTakeFirst()) !== undefined;
}
