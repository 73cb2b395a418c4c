import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideTakingLinkBack } from '@cablepark/domain/friends/friends-link';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endHold } from '../bookings/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { findLink, findPlaces, type StoredPlace } from './friends.store.ts';
import { stateOf } from './read-links.ts';

/**
 * Frees the slots of the rider's own link that nobody has taken: one slot, or all. A repeated call changes nothing.
 * @throws FORBIDDEN (another rider's, or no such link)
 */
export async function takeBackLink(
  context: AppContext,
  actor: Actor,
  { id, slot }: { id: number; slot: number | null },
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const link = await findLink(db, id);
    const isOwn = link?.account_id === actor.id;
    const slots = await lockSlots(db, engine, isOwn ? slotsOf(await findPlaces(db, [id]), slot) : []);
    // Read under the lock: a friend may have taken a slot meanwhile.
    const openPlaces = isOwn
      ? (await findPlaces(db, [id])).filter(
          (place) => slots.has(place.slot) && stateOf(place, link, now) === 'open',
        )
      : [];
    const decision = decideTakingLinkBack(isOwn ? { openPlaces: openPlaces.length } : null);
    if (enforce(decision) === 'unchanged') return;
    for (const place of openPlaces) {
      const lockedSlot = slots.get(place.slot);
      const isHeld = lockedSlot?.booking === place.booking;
      if (!isHeld || !(await endHold(transaction, lockedSlot, { lapsed: false, reason: 'rider' })))
        throw new ParkError('CHANGED_SINCE');
    }
  });
}

/** @param slot null for all */
function slotsOf(places: readonly StoredPlace[], slot: number | null): number[] {
  return places.map((place) => place.slot).filter((id) => slot === null || id === slot);
}
