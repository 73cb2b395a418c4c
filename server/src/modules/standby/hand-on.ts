import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { policyOf } from '@cablepark/domain/park/content';
import type { RideLimits } from '@cablepark/domain/park/policy';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import { endOf, hasBegun, type Span } from '@cablepark/domain/slots/slot';
import { decideOffer, type StandbyFacts } from '@cablepark/domain/standby/offer-rules';
import { isWished, type OfferTime, offerTimeOf } from '@cablepark/domain/standby/wish';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { bookSlot, countRides } from '../bookings/index.ts';
import { insertMessages, messageRow, rideOf } from '../outbox/index.ts';
import { findContent } from '../site/settings/index.ts';
import { freeUnwished, setReserved } from '../slots/reserved/index.ts';
import type { StoredSlot } from '../slots/rows/index.ts';
import { findTrackState, type TrackState } from '../tracks/state/index.ts';
import { changeWish, findWaiting, insertOffer, offerKey, type StoredWish, toWish } from './standby.store.ts';

/** The account of a rider on standby. */
interface Waiter {
  isActive: boolean;
  isEmailProved: boolean;
}

/**
 * Offers a locked, reserved slot to the first rider on standby who may take it. Frees it for everybody if there is none.
 * @returns the handed-on slots; none if the next rider's account is locked right now. The slot then stays reserved, so that no rider is skipped
 */
export async function handOn(
  transaction: TransactionContext,
  slot: StoredSlot,
  limits: RideLimits,
): Promise<number[]> {
  const { db, engine, now } = transaction;
  const time = hasBegun(slot, now) ? null : offerTimeOf(slot, now);
  const state = await findTrackState(db, slot);
  const isFor = (wish: StoredWish) => isWished(toWish(wish), slot);
  const isBookable = slot.event === null && state.track === 'open' && state.closure === null;
  const wishes = time !== null && isBookable ? (await findWaiting(db, slot, now)).filter(isFor) : [];
  if (time === null || wishes.length === 0) return await freeUnwished(db, engine, slot);
  const place = { slot, state, limits, time };
  const isDone = await (time.isFirstTap
    ? tellAll(transaction, wishes, place)
    : offerToFirst(transaction, wishes, place));
  return isDone ? [slot.id] : [];
}

interface Place {
  slot: StoredSlot;
  state: TrackState;
  limits: RideLimits;
  time: OfferTime;
}

async function offerToFirst(
  transaction: TransactionContext,
  wishes: readonly StoredWish[],
  place: Place,
): Promise<boolean> {
  const { db } = transaction;
  for (const wish of wishes) {
    const waiter = await lockWaiter(transaction, wish.account_id);
    if (waiter === null) return false;
    // Before the lock, another slot may have been offered to the rider, or the rider may have left.
    if (!(await isStillWaiting(db, wish.id)) || !(await mayTake(transaction, wish, waiter, place))) continue;
    await offer(transaction, wish, place);
    return true;
  }
  await setReserved(db, place.slot.id, null);
  return true;
}

async function offer(
  transaction: TransactionContext,
  { id, account_id: rider }: StoredWish,
  { slot, time: { until } }: Place,
): Promise<void> {
  const { db, now } = transaction;
  const byRider = { ...transaction, actor: linkHolder(rider) };
  const hold = { kind: 'standby', until, leastAmount: 0 } as const;
  const result = await bookSlot(byRider, slot.id, rider, { hold, limits: null, isForWaiting: true });
  const booking = result.slot?.booking ?? null;
  if (booking === null || !(await changeWish(db, id, 'waiting', { state: 'offered' })))
    throw new Error(`The wish ${id} was offered a slot twice.`);
  const offerId = await insertOffer(db, id, slot, { booking, at: now, until });
  await tell(transaction, [{ id: offerId, rider }], { slot, until });
}

/** Notifies all riders who may take the slot. Until the given time, the first tap among them takes it. */
async function tellAll(
  transaction: TransactionContext,
  wishes: readonly StoredWish[],
  place: Place,
): Promise<boolean> {
  const { db, now } = transaction;
  const { slot, time } = place;
  const offers: { id: number; rider: string }[] = [];
  for (const wish of wishes) {
    const waiter = await findWaiter(db, wish.account_id);
    const isTold = offers.some(({ rider }) => rider === wish.account_id);
    if (isTold || !(await mayTake(transaction, wish, waiter, place))) continue;
    const id = await insertOffer(db, wish.id, slot, { booking: null, at: now, until: time.until });
    offers.push({ id, rider: wish.account_id });
  }
  await setReserved(db, slot.id, offers.length > 0 ? time.until : null);
  await tell(transaction, offers, { slot, until: time.until });
  return true;
}

async function tell(
  { db, now }: TransactionContext,
  offers: readonly { id: number; rider: string }[],
  { slot, until }: { slot: StoredSlot; until: Temporal.Instant },
): Promise<void> {
  await insertMessages(
    db,
    offers.map(({ id, rider }) =>
      messageRow(now, {
        kind: 'standby-offer',
        dedupe: offerKey(id),
        account_id: rider,
        about: { offer: id, ride: rideOf(slot) },
        start: slot.start,
        uselessAt: until,
      }),
    ),
  );
}

/** Checks the booking rule and the limits, and that the rider has no overlapping ride. */
async function mayTake(
  transaction: TransactionContext,
  { account_id: rider }: StoredWish,
  waiter: Waiter,
  place: Place,
): Promise<boolean> {
  return decideOffer(await findOfferFacts(transaction, rider, waiter, place)) === 'ok';
}

/** The facts that the rule about an offer needs. */
export async function findOfferFacts(
  { db, now, zone }: TransactionContext,
  rider: string,
  { isActive, isEmailProved }: Waiter,
  { slot, state, limits }: Pick<Place, 'slot' | 'state' | 'limits'>,
): Promise<StandbyFacts> {
  return {
    slot,
    rider,
    actor: linkHolder(rider),
    now,
    isRiderActive: isActive,
    ...state,
    rides: await findRidesAround(db, rider, slot),
    isEmailProved,
    held: await countRides(db, rider, slot, { now, zone }),
    limits,
  };
}

async function findRidesAround(db: Db, rider: string, slot: StoredSlot): Promise<Span[]> {
  const rows = await db
    .selectFrom('slot')
    .select(['start_at', 'duration'])
    .where('booked_by', '=', rider)
    .where('start_at', '<', endOf(slot).epochMilliseconds)
    .where('start_at', '>', slot.start.epochMilliseconds - longestSlotMinutes * 60_000)
    .where('end_at', '>', slot.start.epochMilliseconds)
    .where('id', '<>', slot.id)
    .execute();
  return rows.map(({ start_at, duration }) => ({
    start: Temporal.Instant.fromEpochMilliseconds(start_at),
    minutes: duration,
  }));
}

export async function isStillWaiting(db: Db, wish: number): Promise<boolean> {
  const row = await db.selectFrom('standby').select('state').where('id', '=', wish).executeTakeFirst();
  return row?.state === 'waiting';
}

function selectWaiter(db: Db, account: string) {
  return db.selectFrom('account').select(['email', 'proved_email', 'status']).where('id', '=', account);
}

function toWaiter(row: { email: string | null; proved_email: string | null; status: string }): Waiter {
  const isEmailProved = row.email !== null && row.proved_email === row.email;
  return { isActive: row.status === 'active', isEmailProved };
}

export async function findWaiter(db: Db, account: string): Promise<Waiter> {
  return toWaiter(await selectWaiter(db, account).executeTakeFirstOrThrow());
}

/**
 * The rider's account, locked without waiting: slots are already locked, and accounts come before them (`db/locks.ts`).
 * @returns null if another transaction has locked it
 */
async function lockWaiter({ db, engine }: TransactionContext, account: string): Promise<Waiter | null> {
  const row = await selectWaiter(db, account)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate().skipLocked())
    .executeTakeFirst();
  return row ? toWaiter(row) : null;
}

/** The park's limits, read in this transaction. */
export async function findLimits(db: Db): Promise<RideLimits> {
  return policyOf(await findContent(db));
}
