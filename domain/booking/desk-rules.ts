import { type ClosedRefusal, type Closure, closedBy } from '../closures/closure.ts';
import type { Decision } from '../decision.ts';
import { hasBegun, hasEnded, type Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { isGivenBackByErasure } from './rules.ts';

/** The facts for a move at the desk. */
export interface MoveFacts {
  from: Slot;
  to: Slot;
  now: Temporal.Instant;
  /** Whether the rider's account is erased. */
  isRiderErased: boolean;
  /** Of the target slot: only staff move bookings, so it may be closed, but not retired. */
  toTrack: TrackStatus;
  /** The closure that the target is inside; null for none. */
  toClosure: Closure | null;
}

/**
 * May a booking move from one slot to another now? Its payment moves with it. A move never gives an unpaid future ride to a rider whose
 * account is erased.
 */
export function decideMove(facts: MoveFacts): Decision | ClosedRefusal {
  const { from, to, now, isRiderErased, toTrack, toClosure } = facts;
  if (from.id === to.id) return 'unchanged';
  if (from.rider === null) return 'SLOT_NOT_BOOKED';
  if (from.heldUntil !== null) return 'SLOT_HELD';
  if (to.rider !== null || to.isReserved) return 'SLOT_TAKEN';
  if (hasEnded(to, now)) return 'TOO_LATE';
  if (toTrack === 'retired') return 'TRACK_CLOSED';
  if (toClosure !== null) return closedBy(toClosure);
  const target = { start: to.start, payment: from.payment };
  if (isRiderErased && isGivenBackByErasure(target, now)) return 'INVALID_FOREIGN_KEY';
  return 'ok';
}

/** The facts for marking a rider as a no-show. */
export interface NoShowFacts {
  slot: Slot;
  now: Temporal.Instant;
  isMarked: boolean;
  /** Whether a closure prevents the ride. */
  isClosed: boolean;
}

/** May the rider be marked as a no-show? Only for a booked slot that has begun, and takes place. */
export function decideNoShow({ slot, now, isMarked, isClosed }: NoShowFacts): Decision {
  if (slot.rider === null) return 'SLOT_NOT_BOOKED';
  if (!hasBegun(slot, now)) return 'TOO_EARLY';
  if (isClosed) return 'CHANGED_SINCE';
  return isMarked ? 'unchanged' : 'ok';
}

/** May the no-show mark be removed? Always: staff make mistakes. */
export function decideNoShowUndo(isMarked: boolean): Decision {
  return isMarked ? 'ok' : 'unchanged';
}

/** How many hours before the start check-in opens: a morning check-in for the afternoon works, but not one for the next day. */
const checkInOpensHours = 12;

/** The facts for marking that a rider has come. */
export interface ArrivalFacts {
  slot: Slot;
  now: Temporal.Instant;
  hasArrived: boolean;
}

/** May the rider be checked in? From twelve hours before the start on, also afterwards. */
export function decideArrival({ slot, now, hasArrived }: ArrivalFacts): Decision {
  if (slot.rider === null) return 'SLOT_NOT_BOOKED';
  if (slot.heldUntil !== null) return 'SLOT_HELD';
  const opens = slot.start.subtract({ hours: checkInOpensHours });
  if (Temporal.Instant.compare(now, opens) < 0) return 'TOO_EARLY';
  return hasArrived ? 'unchanged' : 'ok';
}

/** May the check-in be undone? Always: staff make mistakes. */
export function decideArrivalUndo(hasArrived: boolean): Decision {
  return hasArrived ? 'ok' : 'unchanged';
}

/** Minutes after the start from which the desk highlights an absent rider. */
const lateAfterMinutes = 5;

/** Whether the slot has run for five minutes and its rider is neither checked in nor marked as missing. Not for a closed ride. */
export function isOverdue({
  slot,
  now,
  hasArrived,
  isMissing,
  isClosed,
}: ArrivalFacts & { isMissing: boolean; isClosed: boolean }): boolean {
  if (slot.rider === null || hasArrived || isMissing || isClosed || hasEnded(slot, now)) return false;
  return Temporal.Instant.compare(now, slot.start.add({ minutes: lateAfterMinutes })) >= 0;
}

/** The facts for freeing the rest of a missed slot. */
export interface FreeingFacts {
  slot: Slot;
  now: Temporal.Instant;
  /** Whether its rider is marked as a no-show. */
  isMarked: boolean;
}

/** May the rest of a slot be freed? Only after the no-show mark, while some of it is left. */
export function decideFreeing({ slot, now, isMarked }: FreeingFacts): Decision {
  if (slot.rider === null) return 'SLOT_NOT_BOOKED';
  if (slot.heldUntil !== null) return 'SLOT_HELD';
  if (hasEnded(slot, now)) return 'TOO_LATE';
  return isMarked ? 'ok' : 'SLOT_BOOKED';
}

/** The facts for undoing the freeing of a missed slot. */
export interface FoundFacts {
  slot: Slot;
  now: Temporal.Instant;
  /** Whether the slot's last booking was missed. */
  wasMissed: boolean;
  /** Whether its party has got another contact since, which all its rides share. */
  hasOtherContact: boolean;
}

/** May a missed booking get its slot back? Until the slot is sold, and while some of it is left. */
export function decideFound({ slot, now, wasMissed, hasOtherContact }: FoundFacts): Decision {
  if (!wasMissed) return 'unchanged';
  if (slot.rider !== null) return 'SLOT_TAKEN';
  if (hasEnded(slot, now)) return 'TOO_LATE';
  return hasOtherContact ? 'CHANGED_SINCE' : 'ok';
}

/** The facts for a price that the desk enters. */
export interface DeskPriceFacts {
  slot: Slot;
  /** In grosze. */
  price: number;
  wasMissed: boolean;
}

/** May the desk sell at this price? Only the rest of a missed slot, and not above the slot's own price. */
export function decideDeskPrice({ slot, price, wasMissed }: DeskPriceFacts): Decision {
  if (price === slot.price) return 'unchanged';
  return wasMissed && price < slot.price ? 'ok' : 'FORBIDDEN';
}
