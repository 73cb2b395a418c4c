import { type BillEvent, stepOf } from '@cablepark/domain/payments/bill-steps';
import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import type { OfferedSlot } from '@cablepark/domain/payments/pay-online';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { BillLineTable, BillTable, ProviderNoticeTable } from '../../db/bill-tables.ts';
import type { BookingTable } from '../../db/slot-tables.ts';
import type { Db, Store } from '../../db/store.ts';

export type Bill = Selectable<BillTable>;

/** A line with the booking that it names: what it sells, or sold when it ended; null of passes. */
export type BillLine = Selectable<BillLineTable> & {
  [fact in 'slot_id' | 'start_at' | 'minutes' | 'asset_id']: Selectable<BookingTable>[fact] | null;
};

export async function findBill(db: Db, id: string): Promise<Bill | null> {
  return (await db.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
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

/** The slot of a line as it was sold; null of passes, and of a booking of which that was not kept. */
export function readOffered({ start_at, minutes, asset_id }: BillLine): OfferedSlot | null {
  if (start_at === null || minutes === null || asset_id === null) return null;
  return { start: Temporal.Instant.fromEpochMilliseconds(start_at), minutes, track: asset_id };
}

/** The bill whose money has this number at the provider; null where none has. */
export async function findByProviderRef(
  db: Db,
  provider: PaymentProviderName,
  ref: string,
): Promise<Bill | null> {
  const row = await db
    .selectFrom('bill')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  return row ?? null;
}

/** Of this rider, waiting to be paid, their time not over: kept until the transaction ends, and before any slot (`db/locks.ts`). */
export async function lockOpen(
  db: Db,
  engine: Store['engine'],
  account: string,
  nowMs: number,
): Promise<Bill[]> {
  return await db
    .selectFrom('bill')
    .selectAll()
    .where('account_id', '=', account)
    .where('state', '=', 'open')
    .where('expires_at', '>', nowMs)
    .orderBy('created_at')
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}

/** While nothing was paid. */
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

/** What the provider said when the rider was sent there; not over what is known by then. */
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

/** @param details what the event tells beside @returns whether it changed anything, and so is this caller's to go on with */
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

/** Ends a bill that was never begun at the provider. @returns whether it waited for that */
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

/** Something that the provider has and that is not known here: staff look at it, once. */
export async function noteUnknown(db: Db, notice: Insertable<ProviderNoticeTable>): Promise<void> {
  await db
    .insertInto('provider_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A line names another booking of the same slot and rider: the one before has ended unpaid. */
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
