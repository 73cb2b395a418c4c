import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { explainDifference, sumByPerson, sumByRate } from '@cablepark/domain/payments/close-facts';
import {
  type ClosingFacts,
  decideClosing,
  decideDayToClose,
  decideTakingOut,
} from '@cablepark/domain/payments/day-close';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { dayOf } from '@cablepark/domain/time/park-time';
import { lockCashBook } from '../../db/locks.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { type CloseRecord, differenceOf, leftAfter } from './close-record.ts';
import {
  findBookEntries,
  findDaysOfClose,
  findLastClosed,
  insertClose,
  sumByMethod,
} from './day-closes.store.ts';
import { keepRides } from './paid-rides.store.ts';
import { findFloat } from './till-floats.store.ts';

/** The sums that the actor saw, and the cash that they counted and took out, in grosze. */
export interface Closing extends Pick<ClosingFacts, 'seen' | 'counted' | 'taken' | 'note'> {
  day: Temporal.PlainDate;
}

/**
 * Closes a day, and with it the open days before it: no more money counts on them.
 * @returns the day. @throws TOO_EARLY, DAY_CLOSED; DAY_CHANGED if the sums or the float differ from those that the actor saw;
 * FAILED_VALIDATION if the cash differs without a note, or more is taken out than was counted
 */
export async function closeDay(context: ServerContext, actor: Actor, closing: Closing): Promise<string> {
  const { day, seen, counted, taken, note } = closing;
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now, zone } = transaction;
    // The lock waits for entries in progress; money after it counts on the next day.
    await lockCashBook(db, engine);
    const lastClosed = await findLastClosed(db);
    enforce(decideDayToClose({ day, today: dayOf(now, zone), lastClosed }));
    const days = await findDaysOfClose(db, day, lastClosed);
    const sums = await sumByMethod(db, days);
    const { cents: float } = await findFloat(db, day, lastClosed);
    enforce(decideClosing({ sums, float, seen, counted, note }), withoutReason);
    enforce(decideTakingOut({ counted, taken }), takesTooMuch);
    const till = { from: days.from.toString(), methods: sums, counted, till: { float, taken }, note };
    const record = { ...till, ...(await detailsOf(db, days, till)) };
    const close = { day: day.toString(), at: now.epochMilliseconds, by: actor.id, record };
    if (!(await insertClose(db, close))) throw new ParkError('DAY_CLOSED');
    await writeAudit(transaction, { action: 'day.close', subjectId: close.day, after: auditOf(close) });
    return close.day;
  });
}

type Till = Omit<CloseRecord, 'people' | 'rates' | 'facts'>;

async function detailsOf(
  db: Db,
  days: DayRange,
  till: Till,
): Promise<Pick<CloseRecord, 'people' | 'rates' | 'facts'>> {
  const entries = await findBookEntries(db, days);
  return {
    people: sumByPerson(entries),
    rates: sumByRate(entries),
    facts: await keepRides(db, explainDifference(entries, differenceOf(till))),
  };
}

function auditOf({ day, record }: { day: string; record: CloseRecord }) {
  const { from, methods, counted, till, note } = record;
  return {
    days: from === day ? day : `${from}/${day}`,
    float: toPln(till?.float ?? 0),
    cash: toPln(methods.cash),
    counted: toPln(counted),
    difference: toPln(differenceOf(record)),
    taken: toPln(till?.taken ?? 0),
    left: toPln(leftAfter(record) ?? 0),
    ...(note === null ? {} : { reason: note }),
  };
}

function withoutReason(refusal: Refusal): ParkError | undefined {
  return fault(refusal, 'note', 'The counted cash differs: say why.');
}

function takesTooMuch(refusal: Refusal): ParkError | undefined {
  return fault(refusal, 'taken', 'More is taken out than was counted.');
}

function fault({ code }: Refusal, field: string, message: string): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([{ field, type: 'together', message }]);
}
