import type { Shift } from '@cablepark/domain/closures/delay';
import { type AboutOf, readAbout } from '@cablepark/domain/messages/message-kinds';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { endMessage, insertMessages, lockUnsentOf, messageRow, rideOf } from '../outbox/index.ts';
import type { StoredSlot } from '../slots/rows/index.ts';

import { findRiders } from './stop-riders.store.ts';

type DelayedRide = AboutOf<'delayed'>['rides'][number];

/** Which messages are about a stop. */
export function messagesOf(stop: number) {
  return { kind: 'delayed', keys: `delayed:${stop}:` } as const;
}

/** The key of a rider's message about a stop. */
export function delayedKey(stop: number, account: string): string {
  return `${messagesOf(stop).keys}${account}`;
}

/**
 * Writes one message to each rider of moved rides. One that still waits about the same rides becomes a part of it: a rider hears of the way from
 * the first time to the last.
 */
export async function notifyDelayed(
  transaction: TransactionContext,
  stop: number,
  shifted: readonly Shift<StoredSlot>[],
): Promise<void> {
  const { db, now } = transaction;
  const byRider = ridesByRider(shifted);
  const withAddress = await findReachable(transaction.db, [...byRider.keys()]);
  const earlier = await endWaiting(transaction, withAddress);
  const rows = withAddress.map((account) => {
    const shifts = byRider.get(account) ?? [];
    const rides = shifts.map(({ slot }) => ({ booking: slot.booking ?? 0, from: rideOf(slot) }));
    const [first] = shifts;
    return messageRow(now, {
      kind: 'delayed',
      dedupe: delayedKey(stop, account),
      account_id: account,
      about: { byStaff: true, rides: joinRides(earlier.get(account) ?? [], rides) },
      start: first?.to ?? null,
    });
  });
  await insertMessages(db, rows);
}

/** Writes messages about rides that are back at their first times to whoever has heard of the delay. */
export async function notifyDelayUndone(
  transaction: TransactionContext,
  stop: number,
  shifted: readonly Shift<StoredSlot>[],
): Promise<void> {
  const { db, now } = transaction;
  const byRider = ridesByRider(shifted);
  const accounts = await findReachable(transaction.db, [...byRider.keys()]);
  // A message that still waits finds the first time when it is due, and is dropped.
  const waiting = await lockUnsentOf(transaction, accounts, 'delayed');
  const waits = new Set(waiting.map(({ account_id }) => account_id));
  const rows = accounts
    .filter((account) => !waits.has(account))
    .map((account) => {
      const shifts = byRider.get(account) ?? [];
      return messageRow(now, {
        kind: 'delayed',
        dedupe: `${delayedKey(stop, account)}:undone`,
        account_id: account,
        about: {
          byStaff: true,
          rides: shifts.map(({ slot }) => ({ booking: slot.booking ?? 0, from: rideOf(slot) })),
        },
        start: shifts[0]?.to ?? null,
        // Their ride is earlier again: they hear of it at once.
        isUrgent: true,
      });
    });
  await insertMessages(db, rows);
}

function ridesByRider(shifted: readonly Shift<StoredSlot>[]): Map<string, Shift<StoredSlot>[]> {
  return Map.groupBy(
    shifted.filter(({ slot }) => slot.rider !== null && slot.booking !== null),
    ({ slot }) => slot.rider ?? '',
  );
}

/** The first times count: rides that a waiting message names already keep theirs. */
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

/** Those of these accounts that a mail may reach. */
async function findReachable(db: Db, accounts: readonly string[]): Promise<string[]> {
  const riders = await findRiders(db, accounts);
  return [...riders].filter(([, { hasMail }]) => hasMail).map(([account]) => account);
}
