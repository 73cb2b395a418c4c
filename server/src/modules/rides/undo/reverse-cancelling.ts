import { canComeBack } from '@cablepark/domain/booking/cancelling-together';
import type { MoneyDay, ReversalFacts } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../../accounts/locks/index.ts';
import { findDeskBills, lockBill } from '../../bills/index.ts';
import { bringBookingBack, findSoldFacts } from '../../bookings/index.ts';
import { findBackEntries, findMoneyDay } from '../../cash-book/index.ts';
import type { ActionRide } from '../../desk-actions/index.ts';
import { findVoidedSale } from '../../passes/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { paidByOf } from '../give-back/give-back-own-ride.ts';
import { type LockedPayments, lockPayments } from '../lock-payments.ts';
import { lockRides, newerOf, placeOf, required } from './action-rides.ts';
import { payAgain } from './pay-again.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** Returns their slots to cancelled bookings, all or none, if the slots are free and unchanged. Payments are taken again. */
export const reverseCancelling: PrepareReversal = async (transaction, { rides }) => {
  const isRiderActive = await lockRiders(transaction, rides);
  await lockBills(transaction, rides);
  const locked = await lockPayments(
    transaction,
    rides.map(({ before }) => before.payment),
  );
  const slots = await lockRides(transaction, rides);
  const newer = await newerOf(transaction, rides);
  return {
    facts: {
      ...plainFacts,
      newer: newer ?? ((await isAnySent(transaction.db, locked)) ? 'sent' : null),
      moneyDay: await moneyDayOf(transaction, locked),
      place: await placesOf(transaction, rides, slots),
      isRiderActive,
    },
    run: async () => {
      // The call's idempotency key is unique in the cash book, so only the first entry stores it.
      let entering = transaction;
      for (const { booking, before, after } of rides) {
        const { rider, price, isMissing } = before;
        if (rider === null) throw new ParkError('CHANGED_MEANWHILE');
        const slot = required(slots.get(after.slot));
        await bringBookingBack(transaction, slot, { booking, rider, price, isMissing });
        const payment = before.payment === null ? null : locked.payments.get(before.payment);
        if (!payment) continue;
        await payAgain(entering, payment, { ...slot, rider, booking, price, payment: null, heldUntil: null });
        entering = { ...transaction, key: null };
      }
    },
  };
};

/** Locks the riders by their ids. @returns whether all of them may ride */
async function lockRiders(
  { db, engine }: TransactionContext,
  rides: readonly ActionRide[],
): Promise<boolean> {
  const riders = new Set(rides.flatMap(({ before }) => before.rider ?? []));
  let isEachActive = rides.every(({ before }) => before.rider !== null);
  for (const rider of [...riders].toSorted())
    if ((await lockActiveAccount(db, engine, rider)) === null) isEachActive = false;
  return isEachActive;
}

/** Locks the bills whose lines get new payments. */
async function lockBills({ db, engine }: TransactionContext, rides: readonly ActionRide[]): Promise<void> {
  const bills = await findDeskBills(
    db,
    rides.map(({ booking }) => booking),
  );
  for (const bill of bills) await lockBill(db, engine, bill);
}

/** The state of the first slot that cannot take its ride back; `free` if all can. */
async function placesOf(
  transaction: TransactionContext,
  rides: readonly ActionRide[],
  slots: ReadonlyMap<number, StoredSlot>,
): Promise<ReversalFacts['place']> {
  for (const { booking, after } of rides) {
    const slot = slots.get(after.slot) ?? null;
    const unfit = slot && (await isAsSold(transaction.db, slot, booking)) ? null : 'changed';
    const place = await placeOf(transaction, slot, unfit);
    if (place !== 'free') return place;
  }
  return 'free';
}

/** Whether a slot still has the time and track that the booking sold. */
async function isAsSold(db: Db, slot: StoredSlot, booking: number): Promise<boolean> {
  const sold = await findSoldFacts(db, booking);
  return (
    slot.start.epochMilliseconds === sold?.start && slot.minutes === sold.minutes && slot.track === sold.track
  );
}

/** Whether some of the money left the park in a way that undo cannot reverse. */
async function isAnySent(db: Db, { payments, passRides }: LockedPayments): Promise<boolean> {
  for (const payment of payments.values()) {
    const ride = passRides.get(payment.id);
    const isPassVoided = ride !== undefined && (await findVoidedSale(db, ride.pass)) !== null;
    const paidBy = await paidByOf(db, payment);
    const back = await findBackEntries(db, payment.id);
    const backBy = back.some(({ method }) => method === 'transfer') ? 'transfer' : null;
    if (!canComeBack({ paidBy, isPassVoided, backBy })) return true;
  }
  return false;
}

/** The day from which the money leaves the till; an action has only one. */
async function moneyDayOf(transaction: TransactionContext, { payments }: LockedPayments): Promise<MoneyDay> {
  const ofTill = [...payments.values()].find(({ method }) => method !== 'pass' && method !== 'online');
  return ofTill ? await findMoneyDay(transaction, { backOf: ofTill.id }) : 'none';
}
