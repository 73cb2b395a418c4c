import { isDeepStrictEqual } from 'node:util';
import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import {
  type BookEntry,
  type CloseFact,
  type PersonSums,
  type RateSum,
  sumByPerson,
  sumByRate,
} from '@cablepark/domain/payments/close-facts';
import { daysOfClose, type MethodSums, noSums } from '@cablepark/domain/payments/day-close';
import type { Db } from '../../db/store.ts';
import {
  type CloseRecord,
  differenceOf,
  findBookEntries,
  findEarlierFloat,
  findFirstMoney,
  findFloat,
  readCloseRecord,
} from '../../modules/cash-book/index.ts';
import type { Invariant } from './invariant.ts';

/** Each close matches the book, starts with the float that was typed or left, and each day belongs to one close. */
export const closedSums: Invariant = {
  name: 'closed-day-says-what-the-book-says',
  async contradictions(db) {
    const closes = await db.selectFrom('day_close').select(['day', 'sums']).orderBy('day').execute();
    const firstMoney = await findFirstMoney(db);
    const faults: string[] = [];
    let last: Temporal.PlainDate | null = null;
    for (const { day, sums } of closes) {
      const closeDay = Temporal.PlainDate.from(day);
      const { from } = daysOfClose(closeDay, { lastClosed: last, firstMoney });
      faults.push(...(await faultsOf(db, { day, from: from.toString(), last, sums })));
      last = closeDay;
    }
    return faults;
  },
};

interface StoredClose {
  day: string;
  /** The first day after the close before it. */
  from: string;
  last: Temporal.PlainDate | null;
  sums: string;
}

async function faultsOf(db: Db, { day, from, last, sums }: StoredClose): Promise<string[]> {
  const record = parseRecord(sums);
  if (record === null) return [`The close of ${day} does not say what was counted.`];
  // Up to 0.3.0 the first close counted its day alone.
  const isOldFirst = last === null && record.from === day;
  if (record.from !== from && !isOldFirst)
    return [`The close of ${day} counts from ${record.from} on instead of ${from}.`];
  const entries = await findBookEntries(db, { from: record.from, to: day });
  return [
    ...sumFaults(day, record, sumsOf(entries)),
    ...(record.till === null ? [] : await snapshotFaults(db, { day, last, record, entries })),
  ];
}

function sumFaults(day: string, { methods }: CloseRecord, book: MethodSums): string[] {
  return cashMethods
    .filter((method) => book[method] !== methods[method])
    .map(
      (method) =>
        `${day} was closed with ${methods[method]} grosze by ${method}, but the cash book has ${book[method]}.`,
    );
}

/** A close with a till also keeps its float, its people, its rates and its list. */
async function snapshotFaults(
  db: Db,
  of: { day: string; last: Temporal.PlainDate | null; record: CloseRecord; entries: readonly BookEntry[] },
): Promise<string[]> {
  const { day, last, record, entries } = of;
  const { till, counted, note, people, rates, facts } = record;
  if (till === null) return [];
  const float = await findFloat(db, day, last);
  const floats = [float.cents, await findEarlierFloat(db, day, last)];
  const difference = differenceOf(record);
  return [
    ...(floats.includes(till.float)
      ? []
      : [`${day} began with ${till.float} grosze in the till, but it had ${float.cents}.`]),
    ...(till.taken < 0 || till.taken > counted
      ? [`On ${day} ${till.taken} grosze left the till, which had ${counted}.`]
      : []),
    ...(difference !== 0 && note === null
      ? [`${day} has a difference of ${difference} grosze without a reason.`]
      : []),
    ...(isSame(people, sumByPerson(entries)) && isSame(rates, sumByRate(entries))
      ? []
      : [`The close of ${day} splits its sums by people or rates otherwise than the cash book.`]),
    ...(isInBook(facts, entries) ? [] : [`The list of the close of ${day} is not of the cash book.`]),
  ];
}

/** In any order: a later version may sort otherwise. */
function isSame(stored: readonly (PersonSums | RateSum)[], book: readonly (PersonSums | RateSum)[]): boolean {
  const texts = (sums: typeof stored) => sums.map((sum) => JSON.stringify(sum)).toSorted();
  return isDeepStrictEqual(texts(stored), texts(book));
}

/** Each line of the list is an entry as the book has it, and whatever was undone stands in the list. */
function isInBook(facts: readonly CloseFact[], entries: readonly BookEntry[]): boolean {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const listed = new Set(facts.map(({ entry }) => entry));
  return (
    facts.every(({ entry: id, cents, method, kind }) => {
      const entry = byId.get(id);
      return entry?.cents === cents && entry.method === method && entry.kind === kind;
    }) && entries.every(({ id, kind }) => kind !== 'reversal' || listed.has(id))
  );
}

function sumsOf(entries: readonly BookEntry[]): MethodSums {
  const sums = { ...noSums };
  for (const { method, cents } of entries) sums[method] += cents;
  return sums;
}

function parseRecord(sums: string): CloseRecord | null {
  try {
    return readCloseRecord(sums);
  } catch {
    return null;
  }
}
