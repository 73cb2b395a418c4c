import { ParkError } from '@cablepark/domain/errors';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { DueFacts } from '@cablepark/domain/payments/close-due';
import type { BookEntry } from '@cablepark/domain/payments/close-facts';
import { daysOfClose, type MethodSums, noSums } from '@cablepark/domain/payments/day-close';
import type { DayRange } from '@cablepark/domain/time/day-range';
import type { Db } from '../../db/store.ts';
import { type CloseRecord, readCloseRecord } from './close-record.ts';

/** A closed day. Money in grosze. */
export interface DayClose extends CloseRecord {
  /** `2026-07-04`. */
  day: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Null if the account is deleted. */
  by: string | null;
}

/** Inserts a close, unless the day is closed already. @returns whether it did */
export async function insertClose(
  db: Db,
  close: { day: string; at: number; by: string; record: CloseRecord },
): Promise<boolean> {
  const { day, at, by, record } = close;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('day_close')
    .values({ day, created_at: at, created_by: by, sums: JSON.stringify(record) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** The last closed day; null if there is none. */
export async function findLastClosed(db: Db): Promise<Temporal.PlainDate | null> {
  const { day } = await db
    .selectFrom('day_close')
    .select((eb) => eb.fn.max('day').as('day'))
    .executeTakeFirstOrThrow();
  return day === null ? null : Temporal.PlainDate.from(day);
}

/** The days that a close of this day covers. */
export async function findDaysOfClose(
  db: Db,
  day: Temporal.PlainDate,
  lastClosed: Temporal.PlainDate | null,
): Promise<DayRange> {
  if (lastClosed !== null) return daysOfClose(day, { lastClosed, firstMoney: null });
  return daysOfClose(day, { lastClosed, firstMoney: await findFirstMoney(db) });
}

/** The first day of the cash book; null while it is empty. */
export async function findFirstMoney(db: Db): Promise<Temporal.PlainDate | null> {
  const { day } = await db
    .selectFrom('cash_entry')
    .select((eb) => eb.fn.min('day').as('day'))
    .executeTakeFirstOrThrow();
  return day === null ? null : Temporal.PlainDate.from(day);
}

/** More than the longest range of days in a query. */
const mostCloses = 401;

/** The closes that cover any of these days, latest first. */
export async function findCloses(db: Db, { from, to }: DayRange): Promise<DayClose[]> {
  // A close counts the days since the one before: the first close after the range may reach into it.
  const rows = await selectCloses(db)
    .where('day_close.day', '>=', from.toString())
    .orderBy('day_close.day')
    .limit(mostCloses)
    .execute();
  return rows
    .map(readClose)
    .filter((close) => close.from <= to.toString())
    .toReversed();
}

/** The close of exactly this day; undefined if it is open, or closed with a later one. */
export async function findClose(db: Db, day: string): Promise<DayClose | undefined> {
  const row = await selectCloses(db).where('day_close.day', '=', day).executeTakeFirst();
  return row && readClose(row);
}

/** @throws FORBIDDEN, as for any row that does not exist */
export async function requireClose(db: Db, day: string): Promise<DayClose> {
  const close = await findClose(db, day);
  if (!close) throw new ParkError('FORBIDDEN');
  return close;
}

function selectCloses(db: Db) {
  return db
    .selectFrom('day_close')
    .leftJoin('account', 'account.id', 'day_close.created_by')
    .select(['day_close.day', 'day_close.created_at as at', 'day_close.sums', 'account.first_name as by']);
}

function readClose({
  sums,
  ...close
}: {
  day: string;
  at: number;
  by: string | null;
  sums: string;
}): DayClose {
  return { ...close, ...readCloseRecord(sums) };
}

interface Days {
  from: { toString(): string };
  to: { toString(): string };
}

/** The book's sums of these days, both included. */
export async function sumByMethod(db: Db, { from, to }: Days): Promise<MethodSums> {
  const rows = await db
    .selectFrom('cash_entry')
    .select((eb) => ['method', eb.fn.sum<number | string>('amount_cents').as('cents')])
    .where('day', '>=', from.toString())
    .where('day', '<=', to.toString())
    .groupBy('method')
    .execute();
  const sums = rows.map(({ method, cents }): [CashMethod, number] => [method, Number(cents)]);
  return { ...noSums, ...Object.fromEntries(sums) };
}

/** The book's entries of these days, both included, the oldest first. */
export async function findBookEntries(db: Db, { from, to }: Days): Promise<BookEntry[]> {
  const rows = await db
    .selectFrom('cash_entry as entry')
    .leftJoin('payment', 'payment.id', 'entry.payment_id')
    .select(['entry.id', 'entry.created_at as at', 'entry.kind', 'entry.method', 'entry.vat_rate as vat'])
    .select(['entry.amount_cents as cents', 'entry.payment_id as payment', 'entry.created_by as by'])
    .select(['payment.booking_id as booking', 'payment.pass_id as pass', 'entry.bill_line_id as line'])
    .where('entry.day', '>=', from.toString())
    .where('entry.day', '<=', to.toString())
    .orderBy('entry.created_at')
    .orderBy('entry.id')
    .execute();
  return rows.map(({ booking, pass, line, by, ...entry }) => ({
    ...entry,
    // A rider took online money, not a member of the staff.
    by: entry.method === 'online' ? null : by,
    item: itemOf({ booking, pass, line }),
  }));
}

function itemOf(of: Record<'booking' | 'pass' | 'line', number | null>): string | null {
  const { booking, pass, line } = of;
  if (booking !== null) return `booking ${booking}`;
  if (pass !== null) return `pass ${pass}`;
  return line === null ? null : `line ${line}`;
}

/** The first and the last day with money after the last close, if there is one, up to today; null if there is none. */
export async function findOpenDays(
  db: Db,
  lastClosed: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Promise<DueFacts['open']> {
  const { first, last, before } = await db
    .selectFrom('cash_entry')
    .select((eb) => [
      eb.fn.min('day').as('first'),
      eb.fn.max('day').as('last'),
      eb.fn.max(eb.case().when('day', '<', today.toString()).then(eb.ref('day')).end()).as('before'),
    ])
    .$if(lastClosed !== null, (query) => query.where('day', '>', String(lastClosed)))
    .where('day', '<=', today.toString())
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return null;
  const beforeToday = before === null ? null : Temporal.PlainDate.from(before);
  return { first: Temporal.PlainDate.from(first), last: Temporal.PlainDate.from(last), beforeToday };
}

/** The first names of these accounts; deleted ones are absent. */
export async function findNames(db: Db, ids: Iterable<string | null>): Promise<Map<string, string | null>> {
  const accountIds = [...new Set(ids)].filter((id) => id !== null);
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'first_name'])
    .where('id', 'in', accountIds)
    .execute();
  return new Map(rows.map(({ id, first_name }) => [id, first_name]));
}
