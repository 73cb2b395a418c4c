import { type NewerThing, newerThanAll } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findRideState, takeBookingBack } from '../../bookings/index.ts';
import { findMoneyDay, reverseItems } from '../../cash-book/index.ts';
import type { GroupAction } from '../../desk-actions/index.ts';
import { findPassRide, lockPassRow } from '../../passes/index.ts';
import { lockPayment } from '../../payments/index.ts';
import { lockSlots } from '../../slots/rows/index.ts';
import { endPayment } from '../give-back/void-payment.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** All rides of a party's booking end without a fee. */
export const reverseParty: PrepareReversal<GroupAction> = async (transaction, action) => {
  const slots = await lockRides(transaction, action);
  return {
    facts: { ...plainFacts, newer: await newerOf(transaction, action, { withMarks: true }) },
    run: async () => {
      for (const slot of slots.values()) await takeBookingBack(transaction, slot);
    },
  };
};

/** All that a bill brought leaves the till by its own methods; the slots stay booked. */
export const reverseBill: PrepareReversal<GroupAction> = async (transaction, action) => {
  const { db, engine, zone } = transaction;
  const payments: Awaited<ReturnType<typeof lockPayment>>[] = [];
  const ids = action.rides.flatMap(({ after }) => after.payment ?? []);
  for (const id of ids.toSorted((a, b) => a - b)) payments.push(await lockPayment(db, engine, id));
  const passes = new Set<number>();
  for (const id of ids) {
    const ride = await findPassRide(db, id);
    if (ride) passes.add(ride.pass);
  }
  for (const pass of [...passes].toSorted((a, b) => a - b)) await lockPassRow(db, engine, pass);
  await lockRides(transaction, action);
  const money = payments.find((payment) => payment !== null && payment.method !== 'pass');
  return {
    facts: {
      ...plainFacts,
      newer: await newerOf(transaction, action, { withMarks: false }),
      moneyDay: money ? await findMoneyDay(transaction, money.id) : 'none',
    },
    run: async () => {
      const ending = { reason: deskReasons.undone, isKept: false, backBy: null, zone };
      for (const [index, payment] of payments.entries()) {
        if (!payment) throw new ParkError('CHANGED_MEANWHILE');
        // Only the first entry of the cash book has the key of the call.
        await endPayment(index === 0 ? transaction : { ...transaction, key: null }, payment, ending);
      }
      if (action.bill !== null)
        await reverseItems({ ...transaction, key: null }, action.bill, deskReasons.undone);
    },
  };
};

function lockRides({ db, engine }: TransactionContext, { rides }: GroupAction) {
  const ids = rides.map(({ after }) => after.slot).toSorted((a, b) => a - b);
  return lockSlots(db, engine, ids);
}

/** @param withMarks whether a no-show mark counts: it does not matter to money */
async function newerOf(
  { db }: TransactionContext,
  { rides }: GroupAction,
  { withMarks }: { withMarks: boolean },
): Promise<NewerThing | null> {
  const states = [];
  for (const { booking, after } of rides) {
    const current = await findRideState(db, booking);
    states.push({
      left: after,
      current: current && !withMarks ? { ...current, isMissing: after.isMissing } : current,
    });
  }
  return newerThanAll(states);
}
