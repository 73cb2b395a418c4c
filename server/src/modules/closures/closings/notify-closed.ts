import { type AboutOf, readAbout } from '@cablepark/domain/messages/message-kinds';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { insertMessages, lockUnsentOf, messageRow, rewriteMessage, rideOf } from '../../outbox/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { findMessageStates } from '../message-states.store.ts';
import { findRiders } from '../riders.store.ts';

type NamedRide = AboutOf<'closed'>['rides'][number];

/** Which messages are about a closure. */
export function messagesOf(closure: number) {
  return { kind: 'closed', keys: `closed:${closure}:` } as const;
}

/** The key of a rider's message about a closure. */
export function closedKey(closure: number, account: string): string {
  return `${messagesOf(closure).keys}${account}`;
}

/** The key of a message about rides that joined the closure after its first message was sent. @param booking the first of them */
export function furtherKey(closure: number, account: string, booking: number): string {
  return `${closedKey(closure, account)}:${booking}`;
}

/** The key of the message that the closure was lifted. */
export function reopenedKey(closure: number, account: string): string {
  return `${closedKey(closure, account)}:reopened`;
}

/**
 * Writes one message to each rider of closed rides. It is due after a pause, in which the closure can be lifted without any message.
 * Rides that join the closure later are added to the message while it waits, otherwise to another message.
 */
export async function notifyClosed(
  transaction: TransactionContext,
  closure: number,
  slots: readonly StoredSlot[],
): Promise<void> {
  const { db, now } = transaction;
  const rides = await ridesByRider(db, slots);
  const waiting = await lockUnsentOf(transaction, [...rides.keys()], 'closed');
  const states = await findMessageStates(
    db,
    [...rides.keys()].map((account) => closedKey(closure, account)),
  );
  const open = new Map(waiting.map((message) => [message.dedupe, message]));
  const isNew = ([account]: [string, NamedRide[]]) => !open.has(closedKey(closure, account));
  for (const [account, own] of rides) {
    const message = open.get(closedKey(closure, account));
    if (!message) continue;
    const about = readAbout('closed', message.data);
    await rewriteMessage(db, message, { ...about, rides: [...about.rides, ...own] });
  }
  await insertMessages(
    db,
    [...rides].filter(isNew).flatMap(([account, own]) => {
      const [first] = own;
      if (!first) return [];
      const key = closedKey(closure, account);
      const dedupe = states.has(key) ? furtherKey(closure, account, first.booking) : key;
      const about = { byStaff: true, closure, rides: own };
      return messageRow(now, { kind: 'closed', dedupe, account_id: account, about, start: null });
    }),
  );
}

/** Notifies riders who know of a closure that their rides take place after all. */
export async function notifyReopened(
  transaction: TransactionContext,
  closure: number,
  slots: readonly StoredSlot[],
): Promise<void> {
  const { db, now } = transaction;
  const rides = await ridesByRider(db, slots);
  await insertMessages(
    db,
    [...rides].flatMap(([account, own]) => {
      const [first] = own;
      if (!first) return [];
      return messageRow(now, {
        kind: 'reopened',
        dedupe: reopenedKey(closure, account),
        account_id: account,
        about: { byStaff: true, closure, rides: own },
        start: Temporal.Instant.fromEpochMilliseconds(first.from.start),
        isUrgent: true,
      });
    }),
  );
}

/** The rides of each rider, earliest first. */
async function ridesByRider(db: Db, slots: readonly StoredSlot[]): Promise<Map<string, NamedRide[]>> {
  const rides = new Map<string, NamedRide[]>();
  for (const slot of slots) {
    const { rider, booking } = slot;
    if (rider === null || booking === null) continue;
    rides.set(rider, [...(rides.get(rider) ?? []), { booking, from: rideOf(slot) }]);
  }
  const riders = await findRiders(db, [...rides.keys()]);
  return new Map([...rides].filter(([account]) => riders.get(account)?.hasAddress));
}
