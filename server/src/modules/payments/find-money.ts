import { searchWords } from '@cablepark/domain/accounts/search-text';
import { boundsOf, type DayRange } from '@cablepark/domain/time/day-range';
import { sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import { type MoneyRecord, readEntry, readRide, selectEntries } from './money-records.store.ts';
import { payerOf, readRecord, selectRecords } from './payment-records.store.ts';

/** A line of the list: a cash book entry, or a ride on a pass, which has none. */
interface Line {
  of: 'entry' | 'ride';
  id: number;
}

/** Money in, money out, and rides on passes of these days, newest first. */
export async function findMoney(
  db: Db,
  range: DayRange,
  zone: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<MoneyRecord[]> {
  const page = await linesOf(db, range, zone)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return await readLines(db, page, zone);
}

export async function countMoney(db: Db, range: DayRange, zone: string): Promise<number> {
  const { count } = await db
    .selectFrom(linesOf(db, range, zone).as('line'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function linesOf(db: Db, range: DayRange, zone: string) {
  const { fromMs, toMs } = boundsOf(range, zone);
  return db
    .selectFrom('cash_entry')
    .select([sql<Line['of']>`'entry'`.as('of'), 'id', 'created_at as at'])
    .where('day', '>=', range.from.toString())
    .where('day', '<=', range.to.toString())
    .unionAll(
      db
        .selectFrom('payment')
        .select([sql<Line['of']>`'ride'`.as('of'), 'id', 'created_at as at'])
        .where('method', '=', 'pass')
        .where('created_at', '>=', fromMs)
        .where('created_at', '<', toMs),
    );
}

/**
 * All lines of payments, and of money that bought nothing, newest first.
 * They match a number (ours, the provider's, or the receipt's), or words in the payer's name or address.
 */
export async function findNumbered(
  db: Db,
  number: string,
  zone: string,
  limit: number,
): Promise<MoneyRecord[]> {
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  // One query per index: a single query would scan all payments.
  const payments = db
    .selectFrom('payment')
    .select('id')
    .where('id', '=', id)
    .union(
      db
        .selectFrom('payment')
        .innerJoin('bill', 'bill.id', 'payment.bill_id')
        .select('payment.id as id')
        .where('bill.provider_ref', '=', number),
    )
    .union(db.selectFrom('payment_receipt').select('payment_id as id').where('number', '=', number))
    .union(paidBy(db, number));
  const items = db
    .selectFrom('bill_line')
    .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
    .select('bill_line.id')
    .where((eb) =>
      eb.or([eb('bill.provider_ref', '=', number), eb('bill.account_id', 'in', accountsNamed(db, number))]),
    );
  const lines = await db
    .selectFrom('cash_entry')
    .select([sql<Line['of']>`'entry'`.as('of'), 'id', 'created_at as at'])
    .where((eb) => eb.or([eb('payment_id', 'in', payments), eb('bill_line_id', 'in', items)]))
    .unionAll(
      db
        .selectFrom('payment')
        .select([sql<Line['of']>`'ride'`.as('of'), 'id', 'created_at as at'])
        .where('method', '=', 'pass')
        .where('id', 'in', payments),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return await readLines(db, lines, zone);
}

/** A bare number does not search phone numbers: it would find more than the payment with that number. */
function accountsNamed(db: Db, text: string) {
  const words = /\p{L}/u.test(text) ? searchWords(text) : [];
  const patterns = words.map((word) => `%${word.replaceAll(/[!%_]/g, '!$&')}%`);
  return db
    .selectFrom('account')
    .select('account.id')
    .where('status', '<>', 'erased')
    .where((eb) =>
      patterns.length === 0
        ? sql<boolean>`1 = 0`
        : eb.and(
            patterns.map((pattern) => sql<boolean>`${eb.ref('search_text')} like ${pattern} escape '!'`),
          ),
    );
}

/** The payments of these accounts; `payerOf` defines the payer. */
function paidBy(db: Db, text: string) {
  const around = db
    .selectFrom('payment')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('bill', 'bill.id', 'payment.bill_id')
    .leftJoin('pass', 'pass.id', 'payment.pass_id');
  return around.select('payment.id as id').where((eb) => eb(payerOf(eb), 'in', accountsNamed(db, text)));
}

/** Reads the rows in the order of the lines. */
async function readLines(db: Db, lines: readonly Line[], zone: string): Promise<MoneyRecord[]> {
  const idsOf = (kind: Line['of']) => lines.filter(({ of }) => of === kind).map(({ id }) => id);
  const [entries, rides] = [idsOf('entry'), idsOf('ride')];
  const recordsById = new Map<string, MoneyRecord>();
  if (entries.length > 0) {
    const rows = await selectEntries(db).where('cash_entry.id', 'in', entries).execute();
    for (const row of rows) recordsById.set(`entry ${row.entry}`, readEntry(row));
  }
  if (rides.length > 0) {
    const rows = await selectRecords(db).where('payment.id', 'in', rides).execute();
    for (const row of rows) recordsById.set(`ride ${row.id}`, readRide(readRecord(row), zone));
  }
  return lines.flatMap(({ of, id }) => recordsById.get(`${of} ${id}`) ?? []);
}
