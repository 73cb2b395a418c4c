import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { OnlinePolicy } from '@cablepark/domain/park/online-policy';
import { isPayableAlone } from '@cablepark/domain/payments/pay-online';
import { decideDeclining, decideOffer, decideTaking } from '@cablepark/domain/standby/offer-rules';
import type { AppContext } from '../../context.ts';
import { markFreeing } from '../../db/freeing.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { bookSlot, endHold } from '../bookings/index.ts';
import { payUntil, readOnlinePolicy } from '../payments/index.ts';
import { lockSlot, type StoredSlot, slotFailure } from '../slots/rows/index.ts';
import { findTrackState } from '../tracks/state/index.ts';
import { findLimits, findOfferFacts, findWaiter } from './hand-on.ts';
import { settleOffers } from './settle-offers.ts';
import { changeWish, endOffer, type FoundOffer, findOffer, isKeptFor } from './standby.store.ts';
import { leaveLocked } from './wishes.ts';

/**
 * Books the offered slot for the rider. If the park requires payment first, the slot stays held until the same time.
 * A slot that the first tap takes is held for this rider from now on.
 * @throws FORBIDDEN (no such offer), SLOT_TAKEN (another rider was faster), TOO_LATE, RIDE_LIMIT, TRACK_CLOSED, CLOSED
 */
export async function takeOffer(context: AppContext, offer: FoundOffer): Promise<void> {
  const online = await readOnlinePolicy(context);
  const leastAmount = context.payments?.leastAmount ?? 0;
  await answerOffer(context, offer, async (transaction, current, slot) => {
    const { now } = transaction;
    const until = Temporal.Instant.fromEpochMilliseconds(current?.until_at ?? 0);
    const isKept = current !== null && isKeptFor(current, slot);
    const decision = decideTaking({ offer: current && { state: current.state, until }, now, isKept });
    if (enforce(decision) === 'unchanged' || current === null || slot === null) return;
    const paysFirst = await mustPay(transaction, { online, leastAmount }, slot);
    if (current.booking_id !== null) {
      if (!paysFirst) await bookSlot(transaction, slot.id, current.rider, { hold: null, limits: null });
      return;
    }
    await takeFirst(transaction, current, slot, paysFirst ? until : null);
  });
}

async function mustPay(
  transaction: TransactionContext,
  { online, leastAmount }: { online: OnlinePolicy; leastAmount: number },
  slot: StoredSlot,
): Promise<boolean> {
  const { id: rider } = transaction.actor;
  const until = await payUntil(online, transaction, { rider, ids: [slot.id] });
  return until !== null && isPayableAlone(slot, leastAmount);
}

/** The first tap takes the slot. It checks the rider's limits again, because the offer was only a notification. */
async function takeFirst(
  transaction: TransactionContext,
  { id, standby_id: wish, rider }: FoundOffer,
  slot: StoredSlot,
  heldUntil: Temporal.Instant | null,
): Promise<void> {
  const { db, now } = transaction;
  const limits = await findLimits(db);
  const waiter = await findWaiter(db, rider);
  const state = await findTrackState(db, slot);
  enforce(decideOffer(await findOfferFacts(transaction, rider, waiter, { slot, state, limits })));
  const hold = heldUntil && ({ kind: 'standby', until: heldUntil, leastAmount: 0 } as const);
  const { slot: taken } = await bookSlot(transaction, slot.id, rider, {
    hold,
    limits: null,
    isForWaiting: true,
  });
  const booking = taken?.booking ?? null;
  await db.updateTable('standby_offer').set({ booking_id: booking }).where('id', '=', id).execute();
  // From now on the wish waits for this slot only. A wish with another offer keeps that offer.
  const isFresh = await changeWish(db, wish, 'waiting', { state: 'offered' });
  if (!isFresh)
    await changeWish(db, wish, 'paused', { state: 'offered', waits_since: now.epochMilliseconds });
}

/** Returns the offered slot; the rider keeps waiting for others. @throws FORBIDDEN (no such offer), CHANGED_SINCE (it is booked) */
export async function declineOffer(context: AppContext, offer: FoundOffer): Promise<void> {
  await answerOffer(context, offer, async (transaction, current, slot) => {
    if (enforce(decideDeclining(current)) === 'unchanged' || current === null) return;
    if (current.booking_id === null) await endOffer(transaction.db, current.id, 'declined');
    else if (slot && isKeptFor(current, slot)) {
      if (!(await endOffer(transaction.db, current.id, 'declined'))) return;
      await endHold(transaction, slot, { lapsed: false });
      await changeWish(transaction.db, current.standby_id, 'offered', {
        state: 'waiting',
        waits_since: transaction.now.epochMilliseconds,
      });
    }
  });
}

/** Ends the wish of an offer, and returns the slot. @throws FORBIDDEN (no such offer) */
export async function leaveByOffer(context: AppContext, { standby_id, rider }: FoundOffer): Promise<void> {
  await inTransaction(context, linkHolder(rider), async (transaction) => {
    if (!(await lockActiveAccount(transaction.db, transaction.engine, rider)))
      throw new ParkError('NOT_FOUND');
    await leaveLocked(transaction, standby_id);
  });
}

/** Runs the rider's answer with the offer and its slot locked, and settles the offer. */
async function answerOffer(
  context: AppContext,
  { id, rider, slot_id }: FoundOffer,
  answer: (
    transaction: TransactionContext,
    offer: FoundOffer | null,
    slot: StoredSlot | null,
  ) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(context, linkHolder(rider), async (transaction) => {
      const { db, engine } = transaction;
      // An account that may not log in may not use its links either.
      if (!(await lockActiveAccount(db, engine, rider))) throw new ParkError('NOT_FOUND');
      const slot = await lockSlot(db, engine, slot_id);
      markFreeing(db);
      // A slot that was paid meanwhile counts as taken.
      await settleOffers(transaction);
      await answer(transaction, await findOffer(db, id), slot);
    });
  } catch (error) {
    throw slotFailure(error);
  }
}
