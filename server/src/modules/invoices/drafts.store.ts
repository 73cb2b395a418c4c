import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import type { DraftState } from '@cablepark/domain/payments/invoice-draft';
import { draftNumber } from '@cablepark/domain/payments/invoice-draft';
import type { DayRange } from '@cablepark/domain/time/day-range';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { InvoiceDraftTable } from '../../db/tables/bill-tables.ts';

/** A payment of a bill, with what is left of its money in the cash book (grosze). */
export interface DraftPayment {
  id: number;
  isForPass: boolean;
  vat: VatRate | null;
  left: number;
}

/** A bill with a tax number, and its draft so far. */
export interface DraftBill {
  bill: string;
  number: string;
  taxId: string;
  provider: PaymentProviderName;
  /** The day of its first payment in the cash book. */
  day: string;
  payments: DraftPayment[];
  draft: { state: DraftState; ref: string | null; reason: string | null; at: number } | null;
}

/** The bills with a tax number that brought money on these days, the earliest first. */
export async function findDraftBills(db: Db, { from, to }: DayRange): Promise<DraftBill[]> {
  const rows = await db
    .selectFrom('cash_entry as entry')
    .innerJoin('payment', 'payment.id', 'entry.payment_id')
    .innerJoin('bill', 'bill.id', 'payment.bill_id')
    .leftJoin('invoice_draft as draft', 'draft.bill_id', 'bill.id')
    .select(['bill.id as bill', 'bill.tax_id as taxId', 'bill.provider as provider'])
    .select(['payment.id as payment', 'payment.pass_id as pass', 'entry.vat_rate as vat'])
    .select(['draft.state as state', 'draft.service_ref as ref', 'draft.reason as reason'])
    .select(['draft.number as number', 'draft.updated_at as at', 'entry.day as day'])
    .select((eb) =>
      eb
        .selectFrom('cash_entry as part')
        .select((part) => part.fn.sum<number | string>('part.amount_cents').as('left'))
        .whereRef('part.payment_id', '=', 'payment.id')
        .as('left'),
    )
    .where('entry.kind', '=', 'sale')
    .where('entry.day', '>=', from.toString())
    .where('entry.day', '<=', to.toString())
    .where('bill.tax_id', 'is not', null)
    .orderBy('payment.id')
    .execute();
  const bills = new Map<string, DraftBill>();
  for (const row of rows) {
    const { bill, taxId, provider, day, payment, state, ref, reason, at } = row;
    const draft = state === null ? null : { state, ref, reason, at: Number(at) };
    const number = row.number ?? draftNumber(payment);
    const found = bills.get(bill) ?? { bill, number, taxId: taxId ?? '', provider, day, payments: [], draft };
    const isForPass = row.pass !== null;
    found.payments.push({ id: payment, isForPass, vat: row.vat, left: Number(row.left ?? 0) });
    bills.set(bill, found);
  }
  return [...bills.values()];
}

type NewDraft = Pick<Insertable<InvoiceDraftTable>, 'bill_id' | 'number' | 'service' | 'created_by'>;

/** A hand-over takes seconds; the lease of a server that died ends (ms). */
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

/** What became of a draft; ends its lease. */
export async function saveOutcome(
  db: Db,
  bill: string,
  outcome: { state: DraftState; ref: string | null; reason: string | null },
  nowMs: number,
): Promise<void> {
  const { state, ref, reason } = outcome;
  await db
    .updateTable('invoice_draft')
    .set({ state, service_ref: ref, reason, updated_at: nowMs, claimed_until: null })
    .where('bill_id', '=', bill)
    .execute();
}
