import { may, type Role } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { OnlinePolicy } from '../park/online-policy.ts';
import { hasBegun, hasLapsed, type Slot } from '../slots/slot.ts';
import { openCheckoutsAtMost, slotsOfCheckoutAtMost } from './checkout.ts';

/** The number of no-shows from which a park may require payment in advance. */
export const noShowsUntilPaying = 2;

/** Does the park take online payments from this role? Staff who ride pay at the desk. */
export function paysOnline({ online }: OnlinePolicy, role: Role | null): boolean {
  return online !== 'off' && !may(role, 'slot.bookForOthers');
}

/**
 * Does the user pay in advance for their own booking?
 * @param role null for a visitor, who counts as a rider
 * @param noShows the number of the user's no-shows
 */
export function mustPayFirst(policy: OnlinePolicy, role: Role | null, noShows: number): boolean {
  if (!paysOnline(policy, role)) return false;
  return policy.online === 'required' || (policy.afterNoShows && noShows >= noShowsUntilPaying);
}

/** Whether the user's no-shows decide if they pay in advance. */
export function dependsOnNoShows(policy: OnlinePolicy, role: Role | null): boolean {
  return !mustPayFirst(policy, role, 0) && mustPayFirst(policy, role, noShowsUntilPaying);
}

/** Is there anything to pay? A free slot needs no checkout. */
export function isToPay({ price }: Pick<Slot, 'price'>): boolean {
  return price > 0;
}

/**
 * Does a slot wait for payment where payment comes first? Not below the provider's minimum: the booking has no deadline then, and the rider
 * pays at the park.
 * @param leastAmount the provider's minimum, in grosze
 */
export function isPayableAlone({ price }: Pick<Slot, 'price'>, leastAmount: number): boolean {
  return isToPay({ price }) && price >= leastAmount;
}

/** Does the provider accept so small an amount? In grosze. */
export function decideSum(amount: number, leastAmount: number): Decision {
  return amount < leastAmount ? 'TOO_LITTLE' : 'ok';
}

/** May `rider` pay online for this slot, which is theirs or free? */
export function decidePayingOnline(
  slot: Pick<Slot, 'price' | 'rider' | 'payment'>,
  rider: string | null,
): Decision {
  if (slot.payment !== null) return 'SLOT_PAID';
  if (slot.rider !== null && slot.rider !== rider) return 'SLOT_TAKEN';
  return isToPay(slot) ? 'ok' : 'FAILED_VALIDATION';
}

/** May a rider hold so many more slots for a while? `held`: those that wait for payment. */
export function decideHolding(holds: number, more: number): Decision {
  return holds + more > openCheckoutsAtMost * slotsOfCheckoutAtMost ? 'HOLD_LIMIT' : 'ok';
}

/** May a rider begin a checkout, with so many open ones? */
export function decideCheckout(openCount: number): Decision {
  return openCount >= openCheckoutsAtMost ? 'HOLD_LIMIT' : 'ok';
}

/** The facts of a slot at its sale. */
export type OfferedSlot = Pick<Slot, 'track' | 'start' | 'minutes'>;

/** Whether a slot is still the ride that was sold: a freed slot may have moved to another time or track. */
export function isAsOffered(slot: OfferedSlot, { track, start, minutes }: OfferedSlot): boolean {
  return slot.track === track && slot.minutes === minutes && slot.start.equals(start);
}

/** A booking on a bill. */
export interface OfferedBooking {
  booking: number;
  /** Grosze. */
  amount: number;
  /** The ride it sells, or sold when it ended; null where the record lacks it. */
  ride: OfferedSlot | null;
}

/** The facts for the decision whether money buys a booking. */
export interface BuyingFacts {
  offer: OfferedBooking;
  /** The booking's current or last slot, with the booking there now; null where that slot is deleted. */
  slot: (Slot & { booking: number | null }) | null;
  /** The payer. */
  rider: string;
  /** Whether the money came after the deadline: riders may have moved their ride since. */
  isLate: boolean;
  now: Temporal.Instant;
}

/**
 * Does a payment buy its booking? It does while the booking is active and unpaid; a late one only at the slot's current price. For an ended
 * booking it buys the slot as it was sold, if the slot is free or the rider's by another unpaid booking. Else the money goes back.
 */
export function isBought({ offer, slot, rider, isLate, now }: BuyingFacts): boolean {
  if (slot === null || slot.payment !== null) return false;
  if (slot.booking === offer.booking) return !isLate || slot.price === offer.amount;
  if (offer.ride !== null && !isAsOffered(slot, offer.ride)) return false;
  if (slot.rider === rider) return true;
  return (slot.rider === null || hasLapsed(slot, now)) && !hasBegun(slot, now);
}
