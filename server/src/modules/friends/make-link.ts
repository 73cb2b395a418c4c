import { randomBytes } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { decidePartyRide } from '@cablepark/domain/booking/party';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import {
  decideLink,
  type LinkPause,
  linkPausedUntil,
  linkPauseHours,
} from '@cablepark/domain/friends/friends-link';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { type BookingWay, bookSlot, readBookingLimits } from '../bookings/index.ts';
import { payUntil, readOnlinePolicy } from '../payments/index.ts';
import { decideSlots, refusalWithSlots } from '../rides/index.ts';
import { slotFailure } from '../slots/rows/index.ts';
import { findUntaken, insertLink } from './friends.store.ts';

export interface NewLink {
  slots: readonly number[];
  /** The rider's own slot; null for none. */
  own: number | null;
  until: Temporal.Instant;
}

/**
 * Holds slots for the rider's friends until a given time, and books the rider's own one, all or none.
 * The holds count against the rider's limits.
 * @throws FORBIDDEN (an unproved address, or a place of an event), HOLD_AGAIN_LATER (earlier slots lapsed), FAILED_VALIDATION, TOO_LATE; as
 * `bookSlot`,
 * with the refusing slots
 */
export async function makeLink(
  context: AppContext,
  actor: Actor,
  { own, until, ...link }: NewLink,
): Promise<void> {
  const online = await readOnlinePolicy(context);
  const limits = await readBookingLimits(context);
  const leastAmount = context.payments?.leastAmount ?? 0;
  const forFriends = new Set(link.slots.filter((id) => id !== own));
  const ids = [...forFriends, ...(own === null ? [] : [own])].toSorted((a, b) => a - b);
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      const account = await lockActiveAccount(db, engine, actor.id);
      if (account === null) throw new ParkError('INVALID_CREDENTIALS');
      const facts = { rider: actor.id, ids, isPaidFirst: () => false, decide: decidePartyRide };
      const { decision, slots } = await decideSlots(transaction, facts);
      enforce(decision, refusalWithSlots);
      const isEmailProved = account.email !== null && account.proved_email === account.email;
      const pausedUntil = await findPause(db, actor.id, now);
      const friendsSlots = [...slots.values()].filter(({ id }) => forFriends.has(id));
      const linkFacts = {
        actor,
        isEmailProved,
        slots: friendsSlots,
        slotsInAll: ids.length,
        until,
        now,
        pausedUntil,
      };
      enforce(decideLink(linkFacts), pauseError);
      const payment =
        own === null ? null : await payUntil(online, transaction, { rider: actor.id, ids: [own] });
      const ownHold = payment && ({ kind: 'pay', until: payment, leastAmount } as const);
      const friendsHold = { kind: 'friends', until, leastAmount: 0 } as const;
      const bookings: number[] = [];
      for (const id of ids) {
        const hold: BookingWay['hold'] = forFriends.has(id) ? friendsHold : ownHold;
        const { slot } = await bookSlot(transaction, id, actor.id, { hold, limits });
        if (slot?.booking == null) throw new ParkError('CHANGED_MEANWHILE');
        if (forFriends.has(id)) bookings.push(slot.booking);
      }
      await writeLink(transaction, until, bookings);
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** When a rider may make a link again; null if they may now. */
export async function findPause(
  db: Db,
  rider: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const since = now.subtract({ hours: linkPauseHours });
  const untaken = await findUntaken(db, rider, {
    sinceMs: since.epochMilliseconds,
    nowMs: now.epochMilliseconds,
  });
  const until = linkPausedUntil(untaken);
  return until !== null && Temporal.Instant.compare(now, until) < 0 ? until : null;
}

async function writeLink(
  { db, actor, now }: TransactionContext,
  until: Temporal.Instant,
  bookings: readonly number[],
): Promise<void> {
  const link = {
    salt: randomBytes(12).toString('base64url'),
    account_id: actor.id,
    created_at: now.epochMilliseconds,
    until_at: until.epochMilliseconds,
  };
  await insertLink(db, link, bookings);
}

function pauseError({ code, until }: Refusal & Partial<LinkPause>): ParkError | undefined {
  if (code !== 'HOLD_AGAIN_LATER') return undefined;
  const message = 'Slots that you held for friends lapsed.';
  return new ParkError(code, { message, extensions: { until: until?.toString() } });
}
