import { type CashMethod, cashMethods } from '@cablepark/domain/payments/cash-methods';
import { type MethodSums, noSums } from '@cablepark/domain/payments/day-close';
import type { DayRange } from '@cablepark/domain/time/day-range';
import * as z from 'zod';
import type { Db } from '../../db/store.ts';

/** A closed day with its cash count. Money in grosze. */
export interface DayClose extends Counted {
  /** `2026-07-04`. */
  day: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Null if the account is deleted. */
  by: string | null;
}

/** What a close counts, as stored in the column `sums`. */
export interface Counted {
  /** The first of the days that count together. */
  from: string;
  methods: MethodSums;
  /** The cash count. */
  counted: number;
  /** Why it differs from the sum of the book. */
  note: string | null;
}

const countedSchema: z.ZodType<Counted> = z.object({
  from: z.iso.date(),
  methods: z.record(z.enum(cashMethods), z.int()),
  counted: z.int(),
  note: z.string().nullable(),
});

/** Inserts a close, unless the day is closed already. @returns whether it did */
export async function insertClose(
  db: Db,
  close: Counted & { day: string; at: number; by: string },
): Promise<boolean> {
  const { day, at, by, from, methods, counted: cash, note } = close;
  const sums = JSON.stringify({ from, methods, counted: cash, note } satisfies Counted);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('day_close')
    .values({ day, created_at: at, created_by: by, sums })
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

/** More than the longest range of days in a query. */
const mostCloses = 401;

/** The closes that count any of these days, latest first. */
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

export async function requireClose(db: Db, day: string): Promise<DayClose> {
  return readClose(await selectCloses(db).where('day_close.day', '=', day).executeTakeFirstOrThrow());
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
  return { ...close, ...readCounted(sums) };
}

export function readCounted(sums: string): Counted {
  return countedSchema.parse(JSON.parse(sums));
}

/** The book's sums of these days, both included. */
export async function sumByMethod(
  db: Db,
  { from, to }: { from: { toString(): string }; to: { toString(): string } },
): Promise<MethodSums> {
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
