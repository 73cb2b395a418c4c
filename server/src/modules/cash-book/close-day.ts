import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import {
  cashDifference,
  daysOfClose,
  decideClosing,
  decideDayToClose,
  type MethodSums,
} from '@cablepark/domain/payments/day-close';
import { dayOf } from '@cablepark/domain/time/park-time';
import { lockCashBook } from '../../db/locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { findLastClosed, insertClose, sumByMethod } from './day-closes.store.ts';

/** The sums that the actor saw, their cash count and their note. Money in grosze. */
export interface Closing {
  day: Temporal.PlainDate;
  seen: MethodSums;
  counted: number;
  note: string | null;
}

/**
 * Closes a day, and with it the open days before it: no more money counts on them.
 * @returns the day. @throws TOO_EARLY, DAY_CLOSED; DAY_CHANGED if the sums differ from those that the actor saw; FAILED_VALIDATION if the cash
 * differs without a note
 */
export async function closeDay(context: ServerContext, actor: Actor, closing: Closing): Promise<string> {
  const { day, seen, counted, note } = closing;
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now, zone } = transaction;
    // The lock waits for entries in progress; later money counts on the next day.
    await lockCashBook(db, engine);
    const lastClosed = await findLastClosed(db);
    enforce(decideDayToClose({ day, today: dayOf(now, zone), lastClosed }));
    const days = daysOfClose(day, lastClosed);
    const sums = await sumByMethod(db, days);
    enforce(decideClosing({ sums, seen, counted, note }), withoutReason);
    const row = { from: days.from.toString(), methods: sums, counted, note };
    const closeRow = { day: day.toString(), at: now.epochMilliseconds, by: actor.id };
    if (!(await insertClose(db, { ...row, ...closeRow }))) throw new ParkError('DAY_CLOSED');
    await writeAudit(transaction, {
      action: 'day.close',
      subjectId: closeRow.day,
      after: {
        days: row.from === closeRow.day ? closeRow.day : `${row.from}/${closeRow.day}`,
        cash: toPln(sums.cash),
        counted: toPln(counted),
        difference: toPln(cashDifference(sums, counted)),
        ...(note === null ? {} : { reason: note }),
      },
    });
    return closeRow.day;
  });
}

function withoutReason({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'note', type: 'together', message: 'The counted cash differs: say why.' },
  ]);
}
