import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideLeaving, decideResuming, decideWishing, type Wish } from '@cablepark/domain/standby/wish';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../context.ts';
import { markFreeing } from '../../db/freeing.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { endHold } from '../bookings/index.ts';
import { reserveOpening } from '../slots/reserved/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { findTracks } from '../tracks/rows/index.ts';
import {
  changeWish,
  endOffer,
  findOwnWish,
  findOwnWishes,
  isOpenOffer,
  type StoredWish,
} from './standby.store.ts';

/**
 * Puts a rider on standby; matching free slots are offered at once. It creates no duplicate of an existing wish.
 * @throws TOO_LATE, WISH_LIMIT, TRACK_CLOSED (the track takes no bookings, or there is none of this id), FAILED_VALIDATION (not within one day)
 */
export async function makeWish(context: AppContext, actor: Actor, wish: Wish): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, now, zone } = transaction;
    await requireAccount(transaction);
    const open = await findOwnWishes(db, actor.id, now.epochMilliseconds);
    if (open.some((other) => isSame(other, wish))) return;
    const day = dayOf(wish.from, zone);
    const decision = decideWishing({
      ...wish,
      now,
      isOneDay: dayOf(wish.until.subtract({ milliseconds: 1 }), zone).equals(day),
      isTrackOpen: await isTrackOpen(db, wish.track),
      open: {
        inAll: open.length,
        onDay: open.filter((other) => dayOf(fromOf(other), zone).equals(day)).length,
      },
    });
    enforce(decision);
    const nowMs = now.epochMilliseconds;
    await db
      .insertInto('standby')
      .values({
        account_id: actor.id,
        asset_id: wish.track,
        from_at: wish.from.epochMilliseconds,
        until_at: wish.until.epochMilliseconds,
        state: 'waiting',
        created_at: nowMs,
        waits_since: nowMs,
      })
      .execute();
    await reserveFor(transaction, wish);
  });
}

async function requireAccount({ db, engine, actor }: TransactionContext): Promise<void> {
  if (!(await lockActiveAccount(db, engine, actor.id))) throw new ParkError('INVALID_CREDENTIALS');
}

function fromOf({ from_at }: StoredWish): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(from_at);
}

function isSame(other: StoredWish, { track, from, until }: Wish): boolean {
  return (
    other.asset_id === track &&
    other.from_at === from.epochMilliseconds &&
    other.until_at === until.epochMilliseconds
  );
}

async function isTrackOpen(db: Db, track: number | null): Promise<boolean> {
  const tracks = await findTracks(db);
  return tracks.some(({ id, status }) => status === 'open' && (track === null || id === track));
}

async function reserveFor({ db, now }: TransactionContext, { track, from, until }: Wish): Promise<void> {
  await reserveOpening(db, {
    tracks: track === null ? null : [track],
    from: Temporal.Instant.compare(from, now) < 0 ? now : from,
    until,
  });
}

/** Resumes a paused wish at the same position. @throws FORBIDDEN (no such wish of the rider), CHANGED_SINCE (it has ended), TOO_LATE */
export async function resumeWish(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, now } = transaction;
    await requireAccount(transaction);
    const row = await findOwnWish(db, id, actor.id);
    const wish = row && {
      track: row.asset_id,
      from: fromOf(row),
      until: Temporal.Instant.fromEpochMilliseconds(row.until_at),
    };
    const decision = decideResuming(row && wish && { state: row.state, until: wish.until }, now);
    if (enforce(decision) === 'unchanged' || !wish) return;
    const change = { state: 'waiting', lapses: 0, waits_since: now.epochMilliseconds } as const;
    if (!(await changeWish(db, id, 'paused', change))) throw new ParkError('CHANGED_SINCE');
    await reserveFor(transaction, wish);
  });
}

/** Ends a wish, and returns the slot that is held for it. @throws FORBIDDEN (no such wish of the rider) */
export async function leaveWish(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    await requireAccount(transaction);
    await leaveLocked(transaction, id);
  });
}

/** Ends a wish; the rider's account is locked. */
export async function leaveLocked(transaction: TransactionContext, id: number): Promise<void> {
  const { db, engine, actor, now } = transaction;
  const offers = await db
    .selectFrom('standby_offer')
    .select(['id', 'slot_id', 'booking_id'])
    .where('standby_id', '=', id)
    .where(isOpenOffer)
    .orderBy('slot_id')
    .execute();
  const slots = await lockSlots(
    db,
    engine,
    offers.map(({ slot_id }) => slot_id),
  );
  // Read after the locks: an offer is made and taken under the lock of its slot.
  const row = await findOwnWish(db, id, actor.id);
  if (enforce(decideLeaving(row)) === 'unchanged' || row === null) return;
  for (const { id: offer, slot_id, booking_id } of offers) {
    if (!(await endOffer(db, offer, 'declined'))) continue;
    const slot = slots.get(slot_id);
    if (booking_id !== null && slot?.booking === booking_id && slot.heldUntil !== null)
      await endHold(transaction, slot, { lapsed: false });
  }
  const change = { state: 'left', ended_at: now.epochMilliseconds } as const;
  if (!(await changeWish(db, id, row.state, change))) throw new ParkError('CHANGED_SINCE');
  markFreeing(db);
}
