import type { FloatOrigin } from '@cablepark/domain/payments/day-close';
import type { Db } from '../../db/store.ts';
import { leftAfter } from './close-record.ts';
import { findClose } from './day-closes.store.ts';

/** The cash in the till before the first sale of the days of a close, in grosze. */
export interface TillFloat {
  cents: number;
  origin: FloatOrigin;
}

export async function insertFloat(
  db: Db,
  float: { day: string; cents: number; at: number; by: string },
): Promise<void> {
  const { day, cents, at, by } = float;
  await db
    .insertInto('till_float')
    .values({ day, amount_cents: cents, created_at: at, created_by: by })
    .execute();
}

/**
 * The float of a close of this day: the last value entered for the earliest of its days that has one.
 * Without one, it is the cash that the last close left in the till.
 * A value entered after an unclosed day with cash includes that cash, so it does not count.
 */
export async function findFloat(
  db: Db,
  day: string | Temporal.PlainDate,
  lastClosed: Temporal.PlainDate | null,
): Promise<TillFloat> {
  const typedCents = await findTyped(db, { day, lastClosed, typedBy: await findFirstCash(db, lastClosed) });
  if (typedCents !== null) return { cents: typedCents, origin: 'typed' };
  const close = lastClosed === null ? undefined : await findClose(db, lastClosed.toString());
  const left = close ? leftAfter(close) : null;
  return left === null ? { cents: 0, origin: 'none' } : { cents: left, origin: 'left' };
}

/** The float of a close of this day up to 0.3.0, in grosze. It may include the cash of an unclosed day. Null if none was entered. */
export async function findEarlierFloat(
  db: Db,
  day: string,
  lastClosed: Temporal.PlainDate | null,
): Promise<number | null> {
  return await findTyped(db, { day, lastClosed, typedBy: null });
}

/** The float of the earliest day with one, in grosze. @param of `typedBy`: the last day on which it may have been entered; null for any */
async function findTyped(
  db: Db,
  of: { day: string | Temporal.PlainDate; lastClosed: Temporal.PlainDate | null; typedBy: string | null },
): Promise<number | null> {
  const { day, lastClosed, typedBy } = of;
  const row = await db
    .selectFrom('till_float')
    .select('amount_cents as cents')
    .$if(lastClosed !== null, (query) => query.where('day', '>', String(lastClosed)))
    .$if(typedBy !== null, (query) => query.where('day', '<=', typedBy))
    .where('day', '<=', day.toString())
    .orderBy('day')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.cents ?? null;
}

/** The first open day with cash; null for none. */
async function findFirstCash(db: Db, lastClosed: Temporal.PlainDate | null): Promise<string | null> {
  const row = await db
    .selectFrom('cash_entry')
    .select('day')
    .$if(lastClosed !== null, (query) => query.where('day', '>', String(lastClosed)))
    .where('method', '=', 'cash')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}
