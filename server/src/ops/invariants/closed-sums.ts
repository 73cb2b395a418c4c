import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import { daysOfClose } from '@cablepark/domain/payments/day-close';
import type { Db } from '../../db/store.ts';
import { type Counted, readCounted, sumByMethod } from '../../modules/cash-book/index.ts';
import type { Invariant } from './invariant.ts';

/** The sums of each close match the book, and each day belongs to one close. */
export const closedSums: Invariant = {
  name: 'closed-day-says-what-the-book-says',
  async contradictions(db) {
    const closes = await db.selectFrom('day_close').select(['day', 'sums']).orderBy('day').execute();
    const faults: string[] = [];
    let last: Temporal.PlainDate | null = null;
    for (const { day, sums } of closes) {
      const closeDay = Temporal.PlainDate.from(day);
      const { from } = daysOfClose(closeDay, last);
      faults.push(...(await faultsOf(db, day, from.toString(), sums)));
      last = closeDay;
    }
    return faults;
  },
};

async function faultsOf(db: Db, day: string, from: string, sums: string): Promise<string[]> {
  const closeSums = parseSums(sums);
  if (closeSums === null) return [`The close of ${day} does not say what was counted.`];
  if (closeSums.from !== from)
    return [`The close of ${day} counts from ${closeSums.from} on instead of ${from}.`];
  const book = await sumByMethod(db, { from, to: day });
  return cashMethods
    .filter((method) => book[method] !== closeSums.methods[method])
    .map(
      (method) =>
        `${day} was closed with ${closeSums.methods[method]} grosze by ${method}, but the cash book has ${book[method]}.`,
    );
}

function parseSums(sums: string): Counted | null {
  try {
    return readCounted(sums);
  } catch {
    return null;
  }
}
