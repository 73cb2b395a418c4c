import { type BillEvent, stepOf } from '@cablepark/domain/payments/bill-steps';
import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import type { OfferedSlot } from '@cablepark/domain/payments/pay-online';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { BillLineTable, BillTable, ProviderNoticeTable } from '../../db/tables/bill-tables.ts';
import type { BookingTable } from '../../db/tables/slot-tables.ts';

/** Columns that a bill of an online payment has, and a desk bill has not. */
interface Online {
  account_id: string;
  provider: PaymentProviderName;
  expires_at: number;
}

/** A bill of an online payment. */
export type Bill = Omit<Selectable<BillTable>, keyof Online> & Online;

/** A line with the facts of its current or ended booking; null for passes. */
export type BillLine = Selectable<BillLineTable> & {
  [fact in 'slot_id' | 'start_at' | 'minutes' | 'asset_id']: Selectable<BookingTable>[fact] | null;
};

/** All bills except those of the desk. */
function onlineBills(db: Db) {
  return db.selectFrom('bill').selectAll().where('provider', 'is not', null).$narrowType<Online>();
}

export async function findBill(db: Db, id: string): Promise<Bill | null> {
  const row = await onlineBills(db).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findLines(db: Db, bill: string): Promise<BillLine[]> {
  return await db
    .selectFrom('bill_line')
    .leftJoin('booking', 'booking.id', 'bill_line.booking_id')
    .selectAll('bill_line')
    .select(['booking.slot_id', 'booking.start_at', 'booking.minutes', 'booking.asset_id'])
    .where('bill_line.bill_id', '=', bill)
    .orderBy('bill_line.id')
    .execute();
}

/** The slot of a line as sold; null for passes, and for old bookings without these facts. */
export function readOffered({ start_at, minutes, asset_id }: BillLine): OfferedSlot | null {
  if (start_at === null || minutes === null || asset_id === null) return null;
  return { start: Temporal.Instant.fromEpochMilliseconds(start_at), minutes, track: asset_id };
}

/** The bill with this payment number of the provider; null if there is none. */
export async function findByProviderRef(
  db: Db,
  provider: PaymentProviderName,
  ref: string,
): Promise<Bill | null> {
  const row = await onlineBills(db)
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  return row ?? null;
}

/** The rider's open bills that have not expired, locked until the transaction ends, before any slot (`db/locks.ts`). */
export async function lockOpen(
  db: Db,
  engine: Store['engine'],
  account: string,
  nowMs: number,
): Promise<Bill[]> {
  return await onlineBills(db)
    .where('account_id', '=', account)
    .where('state', '=', 'open')
    .where('expires_at', '>', nowMs)
    .orderBy('created_at')
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}

/** Changes the tax id while the bill is not paid. */
export async function keepTaxId(db: Db, id: string, taxId: string | null): Promise<void> {
  await db
    .updateTable('bill')
    .set({ tax_id: taxId })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

export async function insertBill(
  db: Db,
  bill: Insertable<BillTable>,
  lines: readonly Omit<Insertable<BillLineTable>, 'bill_id'>[],
): Promise<void> {
  await db.insertInto('bill').values(bill).execute();
  await db
    .insertInto('bill_line')
    .values(lines.map((line) => ({ ...line, bill_id: bill.id })))
    .execute();
}

/** Saves the provider's answer to the start, unless a later answer is already saved. */
export async function keepStarted(
  db: Db,
  id: string,
  { ref, url }: { ref: string; url: string },
): Promise<void> {
  await db
    .updateTable('bill')
    .set({ provider_ref: ref, url })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

type Details = Pick<Updateable<BillTable>, 'paid_at' | 'provider_ref' | 'came_cents' | 'came_currency'>;

/** @param details further columns of the event @returns whether the state changed; the caller must stop if it did not */
export async function takeStep(
  db: Db,
  id: string,
  event: BillEvent,
  details: Details = {},
): Promise<boolean> {
  const { from, to } = stepOf(event);
  const { numUpdatedRows } = await db
    .updateTable('bill')
    .set({ ...details, state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a bill that never started at the provider. @returns whether it was waiting for that */
export async function abandon(db: Db, id: string): Promise<boolean> {
  const { from, to } = stepOf('ended');
  const { numUpdatedRows } = await db
    .updateTable('bill')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .where('url', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saves a transaction that the provider has and we have not, once, so that staff can check it. */
export async function noteUnknown(db: Db, notice: Insertable<ProviderNoticeTable>): Promise<void> {
  await db
    .insertInto('provider_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Assigns another booking of the same slot and rider to the line, because the earlier one ended unpaid. */
export async function nameBooking(db: Db, line: number, booking: number): Promise<void> {
  await db.updateTable('bill_line').set({ booking_id: booking }).where('id', '=', line).execute();
}

export async function endLine(
  db: Db,
  id: number,
  end: { payment_id: number } | { refund_id: string },
): Promise<void> {
  await db.updateTable('bill_line').set(end).where('id', '=', id).execute();
}
