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
 * The float of a close of this day: what was typed on the earliest of its days with one, the last time; otherwise what the last close left in
 * the till.
 */
export async function findFloat(
  db: Db,
  day: string | Temporal.PlainDate,
  lastClosed: Temporal.PlainDate | null,
): Promise<TillFloat> {
  const row = await db
    .selectFrom('till_float')
    .select('amount_cents as cents')
    .$if(lastClosed !== null, (query) => query.where('day', '>', String(lastClosed)))
    .where('day', '<=', day.toString())
    .orderBy('day')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (row) return { cents: row.cents, origin: 'typed' };
  const close = lastClosed === null ? undefined : await findClose(db, lastClosed.toString());
  const left = close ? leftAfter(close) : null;
  return left === null ? { cents: 0, origin: 'none' } : { cents: left, origin: 'left' };
}
