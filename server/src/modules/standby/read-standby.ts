import { toPln } from '@cablepark/contract/money';
import type { MailedOffer, WishRow } from '@cablepark/contract/standby/standby.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { ParkError } from '@cablepark/domain/errors';
import { competes } from '@cablepark/domain/standby/wish';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { findSlot } from '../bookings/index.ts';
import { paysFirst } from '../payments/index.ts';
import type { StoredSlot } from '../slots/rows/index.ts';
import { offerToken, readOfferToken } from './offer-link.ts';
import {
  type FoundOffer,
  findOffer,
  findOwnWishes,
  isKeptFor,
  isOpenOffer,
  isWaiting,
  type StoredWish,
  toWish,
} from './standby.store.ts';

/** A rider's open wishes, oldest first, with their position and the current offer. */
export async function listWishes(context: AppContext, rider: string): Promise<WishRow[]> {
  const { store, clock } = context;
  const { db } = store;
  const nowMs = clock.now().epochMilliseconds;
  const rows: WishRow[] = [];
  for (const wish of await findOwnWishes(db, rider, nowMs))
    rows.push({
      id: wish.id,
      asset: wish.asset_id,
      from: writeWireMs(wish.from_at),
      until: writeWireMs(wish.until_at),
      state: wish.state,
      before: await countBefore(db, wish, nowMs),
      offers: await listOffers(context, wish.id, nowMs),
    });
  return rows;
}

/** The number of riders who have waited longer and may want the same slots. */
async function countBefore(db: Db, wish: StoredWish, nowMs: number): Promise<number> {
  const earlier = await db
    .selectFrom('standby')
    .selectAll()
    .where(isWaiting)
    .where('id', '<', wish.id)
    .where('until_at', '>', Math.max(nowMs, wish.from_at))
    .where('from_at', '<', wish.until_at)
    .where('account_id', '<>', wish.account_id)
    .execute();
  const own = toWish(wish);
  return new Set(earlier.filter((other) => competes(toWish(other), own)).map(({ account_id }) => account_id))
    .size;
}

async function listOffers(context: AppContext, wish: number, nowMs: number): Promise<WishRow['offers']> {
  const { db } = context.store;
  const rows = await db
    .selectFrom('standby_offer')
    .selectAll()
    .where('standby_id', '=', wish)
    .where(isOpenOffer)
    .where('until_at', '>', nowMs)
    .orderBy('start_at')
    .execute();
  const offers: WishRow['offers'] = [];
  for (const row of rows) {
    const slot = await findSlot(db, row.slot_id);
    const token = await offerToken(context, row.id);
    if (slot === null || token === null || !isKeptFor(row, slot)) continue;
    offers.push({
      slot: slot.id,
      asset: slot.track,
      startTime: writeWireMs(slot.start.epochMilliseconds),
      duration: slot.minutes,
      price: toPln(slot.price),
      until: writeWireMs(row.until_at),
      first_tap: row.booking_id === null,
      token,
    });
  }
  return offers;
}

/** @throws FORBIDDEN for an invalid token, or an account that may not log in */
export async function requireOffer(context: AppContext, token: string): Promise<FoundOffer> {
  const id = await readOfferToken(context, token);
  const offer = id === null ? null : await findOffer(context.store.db, id);
  if (offer === null) throw new ParkError('NOT_FOUND');
  const account = await context.store.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', offer.rider)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) throw new ParkError('NOT_FOUND');
  return offer;
}

/** What the page behind a mail's link shows. @throws FORBIDDEN */
export async function readMailedOffer(context: AppContext, token: string): Promise<MailedOffer> {
  const offer = await requireOffer(context, token);
  const slot = await findSlot(context.store.db, offer.slot_id);
  if (slot === null) throw new ParkError('NOT_FOUND');
  const state = stateOf(offer, {
    slot,
    isOpen: isKeptFor(offer, slot) && offer.until_at > context.clock.now().epochMilliseconds,
  });
  const isPaidFirst = slot.price > 0 && (await paysFirst(context, linkHolder(offer.rider)));
  return {
    state,
    why: state === 'over' ? whyOf(offer) : null,
    slot: slot.id,
    asset: slot.track,
    startTime: writeWireMs(slot.start.epochMilliseconds),
    duration: slot.minutes,
    price: toPln(slot.price),
    until: writeWireMs(offer.until_at),
    first_tap: offer.booking_id === null,
    pays_first: isPaidFirst,
    waits: offer.wish_state !== 'left' && offer.wish_state !== 'served',
  };
}

function stateOf(
  { state, booking_id }: FoundOffer,
  { isOpen, slot }: { isOpen: boolean; slot: StoredSlot },
): MailedOffer['state'] {
  const isBooked = booking_id !== null && slot.booking === booking_id && slot.heldUntil === null;
  if (state === 'taken' || (state === 'open' && isBooked)) return 'taken';
  return state === 'open' && isOpen ? 'open' : 'over';
}

function whyOf({ state, booking_id }: FoundOffer): MailedOffer['why'] {
  if (state === 'open') return booking_id === null ? 'gone' : 'lapsed';
  if (state === 'unsent') return 'lapsed';
  return state === 'taken' ? null : state;
}
