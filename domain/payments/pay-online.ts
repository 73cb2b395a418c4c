import { may, type Role } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { OnlinePolicy } from '../park/online-policy.ts';
import { hasBegun, hasLapsed, type Slot } from '../slots/slot.ts';
import { openCheckoutsAtMost, slotsOfCheckoutAtMost } from './checkout.ts';

/** Of a rider who has missed so many slots a park may ask that they pay first. */
export const noShowsUntilPaying = 2;

/** Does the park take money online of whoever books for themselves? Staff who ride pay at the desk. */
export function paysOnline({ online }: OnlinePolicy, role: Role | null): boolean {
  return online !== 'off' && !may(role, 'slot.bookForOthers');
}

/**
 * Does who books for themselves pay before the booking holds?
 * @param role null for a visitor, who is asked what a rider is
 * @param noShows so many slots they have missed
 */
export function mustPayFirst(policy: OnlinePolicy, role: Role | null, noShows: number): boolean {
  if (!paysOnline(policy, role)) return false;
  return policy.online === 'required' || (policy.afterNoShows && noShows >= noShowsUntilPaying);
}

/** Whether what they have missed tells if they pay first. */
export function dependsOnNoShows(policy: OnlinePolicy, role: Role | null): boolean {
  return !mustPayFirst(policy, role, 0) && mustPayFirst(policy, role, noShowsUntilPaying);
}

/** Is there anything to pay? For what costs nothing no checkout is begun. */
export function isToPay({ price }: Pick<Slot, 'price'>): boolean {
  return price > 0;
}

/**
 * Does a slot wait for its money where paying comes first? Not where the provider takes no sum so small: it is booked without an end, and paid
 * at the park.
 * @param leastAmount the least that the provider takes, in grosze
 */
export function isPayableAlone({ price }: Pick<Slot, 'price'>, leastAmount: number): boolean {
  return isToPay({ price }) && price >= leastAmount;
}

/** Does the provider take a sum so small? In grosze. */
export function decideSum(amount: number, leastAmount: number): Decision {
  return amount < leastAmount ? 'TOO_LITTLE' : 'ok';
}

/** May `rider` pay online for this slot, which is theirs or nobody's yet? */
export function decidePayingOnline(
  slot: Pick<Slot, 'price' | 'rider' | 'payment'>,
  rider: string | null,
): Decision {
  if (slot.payment !== null) return 'SLOT_PAID';
  if (slot.rider !== null && slot.rider !== rider) return 'SLOT_TAKEN';
  return isToPay(slot) ? 'ok' : 'FAILED_VALIDATION';
}

/** May a rider hold so many slots more for a while? `held`: those that wait for their money. */
export function decideHolding(held: number, more: number): Decision {
  return held + more > openCheckoutsAtMost * slotsOfCheckoutAtMost ? 'HOLD_LIMIT' : 'ok';
}

/** May a rider begin to pay, with so many checkouts that wait to be paid? */
export function decideCheckout(open: number): Decision {
  return open >= openCheckoutsAtMost ? 'HOLD_LIMIT' : 'ok';
}

/** A slot as it was sold. */
export type OfferedSlot = Pick<Slot, 'track' | 'start' | 'minutes'>;

/** Whether a slot is still the ride that was sold: freed meanwhile, it may have been moved to another time or track. */
export function isAsOffered(slot: OfferedSlot, { track, start, minutes }: OfferedSlot): boolean {
  return slot.track === track && slot.minutes === minutes && slot.start.equals(start);
}

/** A booking for which a bill asks money. */
export interface OfferedBooking {
  booking: number;
  /** Grosze. */
  amount: number;
  /** What it sells, or sold when it ended; null where that was not kept. */
  ride: OfferedSlot | null;
}

/** By what it is decided whether money buys a booking. */
export interface BuyingFacts {
  offer: OfferedBooking;
  /** Where the booking is, or was last, with the booking that stands there; null where that slot is gone. */
  slot: (Slot & { booking: number | null }) | null;
  /** Who pays. */
  rider: string;
  /** Whether the time to pay was over when the money came: riders may have moved their ride since. */
  isLate: boolean;
  now: Temporal.Instant;
}

/**
 * Does money that has come for a booking buy it? It does while it stands unpaid; late, only at the price where it is by now. Where it has ended,
 * the money buys its slot, as it was sold, while that is the rider's by another booking and not paid, or nobody's. Else it goes back.
 */
export function isBought({ offer, slot, rider, isLate, now }: BuyingFacts): boolean {
  if (slot === null || slot.payment !== null) return false;
  if (slot.booking === offer.booking) return !isLate || slot.price === offer.amount;
  if (offer.ride !== null && !isAsOffered(slot, offer.ride)) return false;
  if (slot.rider === rider) return true;
  return (slot.rider === null || hasLapsed(slot, now)) && !hasBegun(slot, now);
}
