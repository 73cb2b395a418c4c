import type { RideLimitFacts, RideLimitRefusal } from '../booking/ride-limits.ts';
import { decideMoreRides } from '../booking/ride-limits.ts';
import { type BookingFacts, decideBooking } from '../booking/rules.ts';
import type { ClosedRefusal } from '../closures/closure.ts';
import type { Decision } from '../decision.ts';
import { endOf, hasBegun, type Slot, type Span } from '../slots/slot.ts';
import type { OfferState } from './wish.ts';

/** The facts for offering a slot to a rider who waits: those of a booking by that rider, and of one more ride. */
export interface StandbyFacts
  extends Omit<BookingFacts, 'slot' | 'isPaidFirst'>,
    Omit<RideLimitFacts, 'actor'> {
  slot: Slot;
  /** The rider's other rides and holds around it. */
  rides: readonly Span[];
}

/** Can the rider take this slot? As a booking, and not where they ride or hold another slot at that time. */
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
  /** Null where there is none of this rider's. */
  offer: { state: OfferState; until: Temporal.Instant } | null;
  now: Temporal.Instant;
  /** Whether the slot is still held for the rider, or reserved for all who wait. */
  isKept: boolean;
}

/** May the rider take an offered slot? A second tap changes nothing. */
export function decideTaking({ offer, now, isKept }: TakingFacts): Decision {
  if (offer === null) return 'NOT_FOUND';
  if (offer.state === 'taken') return 'unchanged';
  if (offer.state === 'gone') return 'SLOT_TAKEN';
  if (offer.state !== 'open' || Temporal.Instant.compare(offer.until, now) <= 0) return 'TOO_LATE';
  return isKept ? 'ok' : 'SLOT_TAKEN';
}

/** May the rider give an offered slot back? One that is over changes nothing. */
export function decideDeclining(offer: { state: OfferState } | null): Decision {
  if (offer === null) return 'NOT_FOUND';
  if (offer.state === 'taken') return 'CHANGED_SINCE';
  return offer.state === 'open' ? 'ok' : 'unchanged';
}
