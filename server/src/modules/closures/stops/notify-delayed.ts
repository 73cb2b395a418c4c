import type { Shift } from '@cablepark/domain/closures/delay';
import { type AboutOf, readAbout } from '@cablepark/domain/messages/message-kinds';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { endMessage, insertMessages, lockUnsentOf, messageRow, rideOf } from '../../outbox/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';

import { findRiders } from '../riders.store.ts';

type DelayedRide = AboutOf<'delayed'>['rides'][number];

/** Which messages are about a stop. */
export function messagesOf(stop: number) {
  return { kind: 'delayed', keys: `delayed:${stop}:` } as const;
}

/** The key of a rider's message about a stop. */
export function delayedKey(stop: number, account: string): string {
  return `${messagesOf(stop).keys}${account}`;
}

/** The key of the message that the stop was undone. */
export function undoneKey(stop: number, account: string): string {
  return `${delayedKey(stop, account)}:undone`;
}

/**
 * Writes one message to each rider of moved rides. It replaces a waiting message about the same rides,
 * so that the rider reads only the original and the final time.
 */
export async function notifyDelayed(
  transaction: TransactionContext,
  stop: number,
  shifted: readonly Shift<StoredSlot>[],
): Promise<void> {
  const { db, now } = transaction;
  const moves = await movesByRider(db, shifted);
  const earlierRides = await endWaiting(transaction, [...moves.keys()]);
  await insertMessages(
    db,
    [...moves].map(([account, { rides, start }]) => {
      const about = { byStaff: true, rides: joinRides(earlierRides.get(account) ?? [], rides) };
      const dedupe = delayedKey(stop, account);
      return messageRow(now, { kind: 'delayed', dedupe, account_id: account, about, start });
    }),
  );
}

/** Notifies riders who know of the delay that their rides are back at their original times. */
export async function notifyDelayUndone(
  transaction: TransactionContext,
  stop: number,
  shifted: readonly Shift<StoredSlot>[],
): Promise<void> {
  const { db, now } = transaction;
  const moves = await movesByRider(db, shifted);
  // A waiting message compares the times when it is due, and omits rides at their original time.
  const waitingMessages = await lockUnsentOf(transaction, [...moves.keys()], 'delayed');
  const waitingRides = waitingMessages.flatMap(({ data }) => readAbout('delayed', data).rides);
  const waitingBookings = new Set(waitingRides.map(({ booking }) => booking));
  await insertMessages(
    db,
    [...moves].flatMap(([account, { rides, start }]) => {
      const heardRides = rides.filter(({ booking }) => !waitingBookings.has(booking));
      if (heardRides.length === 0) return [];
      const about = { byStaff: true, rides: heardRides };
      const dedupe = undoneKey(stop, account);
      // Send it at once, because the ride starts earlier than the rider expects.
      const message = { kind: 'delayed', dedupe, account_id: account, about, start, isUrgent: true } as const;
      return [messageRow(now, message)];
    }),
  );
}

/** Notifies riders of rides that stay delayed after a closure is lifted, with the stop's question and the original time. */
export async function notifyStillDelayed(
  { db, now }: TransactionContext,
  closure: number,
  delayed: readonly { slot: StoredSlot; first: Temporal.Instant; stop: number }[],
): Promise<void> {
  for (const [stop, rides] of Map.groupBy(delayed, (each) => each.stop)) {
    const shifts = rides.map(({ slot, first }) => ({ slot: { ...slot, start: first }, to: slot.start }));
    const moves = await movesByRider(db, shifts);
    await insertMessages(
      db,
      [...moves].map(([account, { rides: own, start }]) => {
        const about = { byStaff: true, rides: own };
        const dedupe = `${delayedKey(stop, account)}:after:${closure}`;
        const message = { kind: 'delayed', dedupe, account_id: account, about, start } as const;
        return messageRow(now, { ...message, isUrgent: true });
      }),
    );
  }
}

/** A rider's rides at their former times, and the current start of the first. */
interface RiderMoves {
  rides: DelayedRide[];
  start: Temporal.Instant;
}

/** The moves of riders with a mail address. */
async function movesByRider(db: Db, shifted: readonly Shift<StoredSlot>[]): Promise<Map<string, RiderMoves>> {
  const moves = new Map<string, RiderMoves>();
  for (const { slot, to } of shifted) {
    const { rider, booking } = slot;
    if (rider === null || booking === null) continue;
    const { rides, start } = moves.get(rider) ?? { rides: [], start: to };
    moves.set(rider, { rides: [...rides, { booking, from: rideOf(slot) }], start });
  }
  const riders = await findRiders(db, [...moves.keys()]);
  return new Map([...moves].filter(([account]) => riders.get(account)?.hasAddress));
}

/** Rides that a waiting message already names keep their original times. */
function joinRides(earlier: readonly DelayedRide[], rides: readonly DelayedRide[]): DelayedRide[] {
  const named = new Set(earlier.map(({ booking }) => booking));
  return [...earlier, ...rides.filter(({ booking }) => !named.has(booking))];
}

async function endWaiting(
  transaction: TransactionContext,
  accounts: readonly string[],
): Promise<Map<string, DelayedRide[]>> {
  const { db, now } = transaction;
  const ridesOf = new Map<string, DelayedRide[]>();
  for (const { id, account_id: account, data } of await lockUnsentOf(transaction, accounts, 'delayed')) {
    if (account === null) continue;
    ridesOf.set(account, joinRides(ridesOf.get(account) ?? [], readAbout('delayed', data).rides));
    const ending = { outcome: 'dropped', failure: 'outdated', forgets: false } as const;
    await endMessage(db, id, ending, now.epochMilliseconds);
  }
  return ridesOf;
}
