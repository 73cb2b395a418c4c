import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideClaiming } from '@cablepark/domain/friends/friends-link';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { bookSlot, readBookingLimits } from '../bookings/index.ts';
import { payUntil, readOnlinePolicy } from '../payments/index.ts';
import { lockSlot, slotFailure } from '../slots/rows/index.ts';
import { findPlaces, type StoredLink, type StoredPlace, setTaken } from './friends.store.ts';
import { stateOf } from './read-links.ts';

/**
 * Books a slot of a link for the caller, within their own limits. If the park requires payment first, the slot is held for it.
 * The owner of the link books their own slot. A repeated call changes nothing.
 * @throws FORBIDDEN (no slot of this link), SLOT_TAKEN, TOO_LATE (it has lapsed), RIDE_LIMIT, HOLD_LIMIT, TRACK_CLOSED, CLOSED
 */
export async function claimPlace(
  context: AppContext,
  actor: Actor,
  { link, slot: id }: { link: StoredLink; slot: number },
): Promise<void> {
  const online = await readOnlinePolicy(context);
  const limits = await readBookingLimits(context);
  const leastAmount = context.payments?.leastAmount ?? 0;
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      if (!(await lockActiveAccount(db, engine, actor.id))) throw new ParkError('INVALID_CREDENTIALS');
      await lockSlot(db, engine, id);
      const place = await findPlace(db, link.id, id);
      const facts = place && { state: stateOf(place, link, now), takenBy: place.takenBy };
      if (enforce(decideClaiming(facts, actor.id)) === 'unchanged' || place === null) return;
      const until = await payUntil(online, transaction, { rider: actor.id, ids: [id] });
      const { slot, isNew } = await bookSlot(transaction, id, actor.id, {
        hold: until && { kind: 'pay', until, leastAmount },
        limits,
        handedOver: place.booking,
      });
      if (link.account_id === actor.id || !isNew) return;
      if (slot?.booking == null || !(await setTaken(db, place.id, slot.booking)))
        throw new ParkError('CHANGED_MEANWHILE');
    });
  } catch (error) {
    throw slotFailure(error);
  }
  context.outbox.raise();
}

/** The newest place of this slot. Call it under the lock of the slot. */
async function findPlace(db: Db, link: number, slot: number): Promise<StoredPlace | null> {
  return (await findPlaces(db, [link])).findLast((place) => place.slot === slot) ?? null;
}
