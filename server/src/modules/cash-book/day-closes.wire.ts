import { toPln } from '@cablepark/contract/money';
import { writeSums } from '@cablepark/contract/payments/day-closes';
import type {
  CloseFactRow,
  DayCloseRow,
  DaySnapshotRow,
  OpenDaysRow,
  PersonRow,
} from '@cablepark/contract/payments/day-closes.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { type PersonSums, sumByPerson } from '@cablepark/domain/payments/close-facts';
import type { Db } from '../../db/store.ts';
import { differenceOf, type KeptFact, leftAfter } from './close-record.ts';
import {
  type DayClose,
  findBookEntries,
  findDaysOfClose,
  findNames,
  sumByMethod,
} from './day-closes.store.ts';
import { findRiderNames, withRides } from './paid-rides.store.ts';
import { findFloat } from './till-floats.store.ts';

/** Previews what a close of this day would cover. */
export async function readOpenDays(
  db: Db,
  day: Temporal.PlainDate,
  lastClosed: Temporal.PlainDate | null,
): Promise<OpenDaysRow> {
  const days = await findDaysOfClose(db, day, lastClosed);
  const float = await findFloat(db, day, lastClosed);
  return {
    from: days.from.toString(),
    day: day.toString(),
    sums: writeSums(await sumByMethod(db, days)),
    float: toPln(float.cents),
    float_from: float.origin,
    people: await writePeople(db, sumByPerson(await findBookEntries(db, days))),
  };
}

export function writeClose(close: DayClose): DayCloseRow {
  const { day: closed, at, by, from, methods, counted, till, note } = close;
  const left = leftAfter(close);
  return {
    from,
    day: closed,
    sums: writeSums(methods),
    date_created: writeWireMs(at),
    closed_by: by,
    counted: toPln(counted),
    difference: toPln(differenceOf(close)),
    note,
    float: till && toPln(till.float),
    taken: till && toPln(till.taken),
    left: left === null ? null : toPln(left),
  };
}

/** The snapshot of a close; accounts have their current names, and erased ones none. */
export async function writeSnapshot(db: Db, close: DayClose): Promise<DaySnapshotRow> {
  return {
    ...writeClose(close),
    people: await writePeople(db, close.people),
    vat: close.rates.map(({ vat, cents }) => ({ rate: vat, amount: toPln(cents) })),
    facts: await writeFacts(db, close.facts),
  };
}

/** The facts of a close show the rides as they were then, other facts as they are now. */
export async function writeFacts(db: Db, facts: readonly KeptFact[]): Promise<CloseFactRow[]> {
  const names = await findNames(
    db,
    facts.map(({ by }) => by),
  );
  const rideFacts = await withRides(db, facts);
  const riders = await findRiderNames(
    db,
    rideFacts.map(({ ride }) => ride?.rider ?? null),
  );
  return rideFacts.map(({ at, cents, by, ride, ...fact }) => ({
    ...fact,
    date_created: writeWireMs(at),
    amount: toPln(cents),
    ride: ride && { start: writeWireMs(ride.start), name: riders.get(ride.rider ?? '') ?? null },
    name: by === null ? null : (names.get(by) ?? null),
  }));
}

async function writePeople(db: Db, people: readonly PersonSums[]): Promise<PersonRow[]> {
  const names = await findNames(
    db,
    people.map(({ by }) => by),
  );
  return people.map(({ by, methods, count }) => ({
    name: by === null ? null : (names.get(by) ?? null),
    automatic: by === null,
    sums: writeSums(methods),
    count,
  }));
}
