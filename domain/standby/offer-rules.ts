import type { RideLimitFacts, RideLimitRefusal } from '../booking/ride-limits.ts';
import { decideMoreRides } from '../booking/ride-limits.ts';
import { type BookingFacts, decideBooking } from '../booking/rules.ts';
import type { ClosedRefusal } from '../closures/closure.ts';
import type { Decision } from '../decision.ts';
import { endOf, hasBegun, type Slot, type Span } from '../slots/slot.ts';
import type { OfferState } from './wish.ts';

/** The facts for offering a slot to a rider on standby: those of a booking by that rider, and of one more ride. */
export interface StandbyFacts
  extends Omit<BookingFacts, 'slot' | 'isPaidFirst'>,
    Omit<RideLimitFacts, 'actor'> {
  slot: Slot;
  /** The rider's other rides and holds around it. */
  rides: readonly Span[];
}

/** Can the rider take this slot? The booking rule must allow it, and the rider must have no overlapping ride or hold. */
export function decideOffer(facts: StandbyFacts): Decision | ClosedRefusal | RideLimitRefusal {
  const { slot, rides, now } = facts;
  if (hasBegun(slot, now)) return 'TOO_LATE';
  if (slot.event !== null) return 'FORBIDDEN';
  const booking = decideBooking({ ...facts, slot: { ...slot, isReserved: false }, isPaidFirst: false });
  if (booking !== 'ok') return booking === 'unchanged' ? 'SLOT_TAKEN' : booking;
  return rides.some((ride) => overlaps(ride, slot)) ? 'SLOT_TAKEN' : decideMoreRides(facts);
}

function overlaps(a: Span, b: Span): boolean {
  return Temporal.Instant.compare(a.start, endOf(b)) < 0 && Temporal.Instant.compare(endOf(a), b.start) > 0;
}

/** The facts for taking an offered slot. */
export interface TakingFacts {
  /** Null if the rider has no such offer. */
  offer: { state: OfferState; until: Temporal.Instant } | null;
  now: Temporal.Instant;
  /** Whether the slot is still held for the rider, or reserved for all riders on standby. */
  isKept: boolean;
}

/** May the rider take an offered slot? A repeated call changes nothing. */
export function decideTaking({ offer, now, isKept }: TakingFacts): Decision {
  if (offer === null) return 'NOT_FOUND';
  if (offer.state === 'taken') return 'unchanged';
  if (offer.state === 'gone') return 'SLOT_TAKEN';
  if (offer.state !== 'open' || Temporal.Instant.compare(offer.until, now) <= 0) return 'TOO_LATE';
  return isKept ? 'ok' : 'SLOT_TAKEN';
}

/** May the rider return an offered slot? Nothing changes if it is over. */
export function decideDeclining(offer: { state: OfferState } | null): Decision {
  if (offer === null) return 'NOT_FOUND';
  if (offer.state === 'taken') return 'CHANGED_SINCE';
  return offer.state === 'open' ? 'ok' : 'unchanged';
}
