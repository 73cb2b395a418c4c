import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockUnsentOf } from '../../outbox/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { findSentAbout, namedIn } from '../message-states.store.ts';
import { findToldBookings } from './closures.store.ts';

/**
 * The slots of rides whose riders know, from a message or a call, that the rides can't take place.
 * A waiting message reads the rides when it is due, so it is dropped.
 */
export async function findHeard(
  transaction: TransactionContext,
  slots: readonly StoredSlot[],
): Promise<StoredSlot[]> {
  const { db } = transaction;
  const accounts = [...new Set(slots.flatMap(({ rider }) => rider ?? []))];
  const waiting = [
    ...(await lockUnsentOf(transaction, accounts, 'closed')),
    // A stop may have moved the ride into the closure: then the stop's message mentions the closure.
    ...(await lockUnsentOf(transaction, accounts, 'delayed')),
  ];
  const waitingBookings = new Set(waiting.flatMap(({ data }) => [...namedIn(data)]));
  const toldBookings = await findToldBookings(
    db,
    slots.flatMap(({ booking }) => booking ?? []),
  );
  const lastKinds = new Map<number, string>();
  for (const { kind, bookings } of await findSentAbout(db, ['closed', 'reopened'], accounts))
    for (const booking of bookings) lastKinds.set(booking, kind);
  return slots.filter(({ booking }) => {
    if (booking === null) return false;
    const lastKind = lastKinds.get(booking);
    if (lastKind === 'closed' || toldBookings.has(booking)) return true;
    return lastKind === undefined && !waitingBookings.has(booking);
  });
}
