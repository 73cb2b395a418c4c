import { type CashMethod, cashMethods } from '@cablepark/domain/payments/cash-methods';
import { type MethodSums, noSums } from '@cablepark/domain/payments/day-close';
import type { DayRange } from '@cablepark/domain/time/day-range';
import * as z from 'zod';
import type { Db } from '../../db/store.ts';

/** A day that was closed, with what was counted. Money in grosze. */
export interface DayClose extends Counted {
  /** `2026-07-04`. */
  day: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Null where the account is deleted. */
  by: string | null;
}

/** What a close counts, as the column `sums` keeps it. */
export interface Counted {
  /** The first of the days that count together. */
  from: string;
  methods: MethodSums;
  /** The cash that was counted. */
  counted: number;
  /** Why it differs from the sum of the book. */
  note: string | null;
}

const counted: z.ZodType<Counted> = z.object({
  from: z.iso.date(),
  methods: z.record(z.enum(cashMethods), z.int()),
  counted: z.int(),
  note: z.string().nullable(),
});

/** Writes a close; nothing where the day is closed already. @returns whether it did */
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

/** The last day that is closed; null where none is. */
export async function findLastClosed(db: Db): Promise<Temporal.PlainDate | null> {
  const { day } = await db
    .selectFrom('day_close')
    .select((eb) => eb.fn.max('day').as('day'))
    .executeTakeFirstOrThrow();
  return day === null ? null : Temporal.PlainDate.from(day);
}

/** More than the days that one may ask for. */
const mostCloses = 401;

/** The closes that count any of these days, the latest first. */
export async function findCloses(db: Db, { from, to }: DayRange): Promise<DayClose[]> {
  // Each counts the days after the one before it: the first behind the range may reach into it.
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
  return counted.parse(JSON.parse(sums));
}

/** What the book has of these days, both included. */
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
