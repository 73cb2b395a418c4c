import { hasBegun, hasEnded, type Slot } from '../slots/slot.ts';
import type { Decision } from './rules.ts';

/**
 * May a booking move from one slot to another now? Its payment goes with it. A rider whose account is erased gets no unpaid
 * ride to come by it (DESIGN.md §5.13).
 */
export function decideMove(from: Slot, to: Slot, now: Temporal.Instant, isRiderErased = false): Decision {
  if (from.id === to.id) return 'unchanged';
  if (from.rider === null) return 'SLOT_NOT_BOOKED';
  if (to.rider !== null) return 'SLOT_TAKEN';
  if (hasEnded(to, now)) return 'TOO_LATE';
  if (isRiderErased && !hasBegun(to, now) && from.payment === null) return 'INVALID_FOREIGN_KEY';
  return 'ok';
}

/** A rider is missing only from a booked slot that has begun. */
export function decideNoShow(slot: Slot, now: Temporal.Instant): Decision {
  if (slot.rider === null) return 'SLOT_NOT_BOOKED';
  return hasBegun(slot, now) ? 'ok' : 'TOO_EARLY';
}
