import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import { type DraftState, draftNumber } from '@cablepark/domain/payments/invoice-draft';
import type { DayRange } from '@cablepark/domain/time/day-range';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { InvoiceDraftTable } from '../../db/tables/bill-tables.ts';

/** An item of a bill, with its remaining money in the cash book (grosze). */
export interface DraftPart {
  /** Null for an item of the price list. */
  payment: number | null;
  isForPass: boolean;
  /** JSON of the price list's item; null for rides and passes. */
  item: string | null;
  vat: VatRate | null;
  left: number;
}

/** A bill with a tax number, and its draft so far. */
export interface DraftBill {
  bill: string;
  number: string;
  taxId: string;
  /** Null for a bill of the desk. */
  provider: PaymentProviderName | null;
  /** The day of the bill's first entry in the cash book, and the first method that was not corrected. */
  method: CashMethod;
  day: string;
  parts: DraftPart[];
  /** `at` is the time of the state, or of the hand-over for a draft at the service. */
  draft: { state: DraftState; ref: string | null; reason: string | null; at: number } | null;
  /** The amount on the draft at the service, in grosze; null while there is none. */
  sent: number | null;
}

/** The bills with a tax number that brought money on these days, earliest first, with their items. */
export async function findDraftBills(db: Db, { from, to }: DayRange): Promise<DraftBill[]> {
  const inRange = selectMoneyOfBills(db)
    .select('bill.id')
    .where('entry.kind', '=', 'sale')
    .where('entry.day', '>=', from.toString())
    .where('entry.day', '<=', to.toString());
  return readBills(await selectBills(db).where('bill.id', 'in', inRange).execute());
}

/** The current bill; null without money or without a tax number. */
export async function findDraftBill(db: Db, id: string): Promise<DraftBill | null> {
  const [bill] = readBills(await selectBills(db).where('bill.id', '=', id).execute());
  return bill ?? null;
}

function selectBills(db: Db) {
  return selectMoneyOfBills(db)
    .leftJoin('invoice_draft as draft', 'draft.bill_id', 'bill.id')
    .select(['bill.id as bill', 'bill.tax_id as taxId', 'bill.provider as provider'])
    .select(['entry.id as entry', 'entry.amount_cents as cents', 'entry.vat_rate as vat', 'entry.day as day'])
    .select(['entry.method as method', 'entry.created_at as movedAt'])
    .select(['payment.id as payment', 'payment.pass_id as pass', 'line.id as line', 'line.item as item'])
    .select(['draft.state as state', 'draft.service_ref as ref', 'draft.reason as reason'])
    .select(['draft.number as number', 'draft.updated_at as at'])
    .orderBy('entry.id');
}

function readBills(rows: Awaited<ReturnType<ReturnType<typeof selectBills>['execute']>>): DraftBill[] {
  const bills = new Map<string, ReturnType<typeof newBill>>();
  for (const row of rows) {
    const bill = bills.get(row.bill) ?? newBill(row);
    bills.set(row.bill, bill);
    bill.paidBy.set(row.method, (bill.paidBy.get(row.method) ?? 0) + row.cents);
    const key = `${row.payment} ${row.line}`;
    const part = bill.partOf.get(key) ?? partFrom(row);
    if (!bill.partOf.has(key)) bill.parts.push(part);
    bill.partOf.set(key, part);
    part.left += row.cents;
    if (bill.sent !== null && row.movedAt <= (bill.draft?.at ?? 0)) bill.sent += row.cents;
  }
  return [...bills.values()].map(({ partOf: _partOf, paidBy, ...bill }) => {
    const [method] = [...paidBy].find(([, cents]) => cents > 0) ?? [bill.method];
    return { ...bill, method };
  });
}

/** The cash book's entries of bills with a tax number, without money that came too late: it bought nothing, and waits to go back. */
function selectMoneyOfBills(db: Db) {
  return db
    .selectFrom('cash_entry as entry')
    .leftJoin('payment', 'payment.id', 'entry.payment_id')
    .leftJoin('bill_line as line', 'line.id', 'entry.bill_line_id')
    .innerJoin('bill', (join) =>
      join.on((eb) => eb('bill.id', '=', eb.fn.coalesce('payment.bill_id', 'line.bill_id'))),
    )
    .where('bill.tax_id', 'is not', null)
    .where((eb) => eb.or([eb('payment.id', 'is not', null), eb('line.item', 'is not', null)]));
}

interface BillRow {
  bill: string;
  taxId: string | null;
  provider: PaymentProviderName | null;
  method: CashMethod;
  entry: number;
  movedAt: number;
  day: string;
  number: string | null;
  state: DraftState | null;
  ref: string | null;
  reason: string | null;
  at: number | null;
}

function newBill({ entry, number, state, ref, reason, at, taxId, ...row }: BillRow) {
  const draft = state === null ? null : { state, ref, reason, at: Number(at) };
  const { bill, provider, method, day } = row;
  const about = {
    bill,
    number: number ?? draftNumber(entry),
    taxId: taxId ?? '',
    provider,
    method,
    day,
    draft,
    sent: isThere(draft) ? 0 : null,
  };
  const parts: DraftPart[] = [];
  return {
    ...about,
    parts,
    partOf: new Map<string, DraftPart>(),
    paidBy: new Map<CashMethod, number>(),
  };
}

function isThere(draft: DraftBill['draft']): boolean {
  return draft?.state === 'sent' || draft?.state === 'accepted';
}

function partFrom(row: {
  payment: number | null;
  pass: number | null;
  item: string | null;
  vat: VatRate | null;
}): DraftPart {
  return { payment: row.payment, isForPass: row.pass !== null, item: row.item, vat: row.vat, left: 0 };
}

type NewDraft = Pick<Insertable<InvoiceDraftTable>, 'bill_id' | 'number' | 'service' | 'created_by'>;

/** A hand-over takes seconds; after this many milliseconds another server may take over the lease of one that crashed. */
const leaseMs = 60_000;

/** Takes the lease of a draft, and creates its row if missing. @returns whether no other server has it */
export async function claimDraft(db: Db, draft: NewDraft, nowMs: number): Promise<boolean> {
  await db
    .insertInto('invoice_draft')
    .values({ ...draft, state: 'to-send', updated_at: nowMs, created_at: nowMs })
    .onConflict((conflict) => conflict.column('bill_id').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('invoice_draft')
    .set({ claimed_until: nowMs + leaseMs, service: draft.service })
    .where('bill_id', '=', draft.bill_id)
    .where('state', '<>', 'sent')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', nowMs)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** The result of handing over a draft. */
export interface Outcome {
  state: DraftState;
  ref: string | null;
  reason: string | null;
  /** The time of the result, in epoch milliseconds. */
  atMs: number;
}

/** Saves the result of a hand-over, and ends the lease. */
export async function saveOutcome(db: Db, bill: string, outcome: Outcome): Promise<void> {
  const { state, ref, reason, atMs } = outcome;
  await db
    .updateTable('invoice_draft')
    .set({ state, service_ref: ref, reason, updated_at: atMs, claimed_until: null })
    .where('bill_id', '=', bill)
    .execute();
}
