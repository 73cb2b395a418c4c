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
 * Frees what nobody has taken of the rider's own link: one slot, or all. A repeat changes nothing.
 * @throws FORBIDDEN (another's, or no such link)
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
    const isMeant = (place: StoredPlace) => slot === null || place.slot === slot;
    const meant = isOwn ? (await findPlaces(db, [id])).filter(isMeant) : [];
    const slots = await lockSlots(
      db,
      engine,
      meant.map((place) => place.slot),
    );
    // Only now: a friend may have taken one before the lock.
    const open = isOwn
      ? (await findPlaces(db, [id])).filter((place) => isMeant(place) && stateOf(place, link, now) === 'open')
      : [];
    if (enforce(decideTakingLinkBack(isOwn ? { openPlaces: open.length } : null)) === 'unchanged') return;
    for (const place of open) {
      const held = slots.get(place.slot);
      if (
        held?.booking !== place.booking ||
        !(await endHold(transaction, held, { lapsed: false, reason: 'rider' }))
      )
        throw new ParkError('CHANGED_SINCE');
    }
  });
}
