import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { decideBooking } from './rules.ts';

/** So long a rider can undo that they cancelled a ride; mails of it wait as long. */
export const undoSeconds = 10;

/** A slot as it was when its rider freed it. */
export type FreedSlot = Pick<Slot, 'start' | 'minutes' | 'track' | 'event' | 'price'>;

/** A cancelling of an unpaid ride by its rider. */
export interface UndoableCancelling {
  at: Temporal.Instant;
  freed: FreedSlot;
}

/** What undoing a cancelling is decided by. */
export interface UndoFacts {
  /** Null where there is none. */
  slot: Slot | null;
  actor: Actor;
  now: Temporal.Instant;
  /** The last thing that who acts did with the slot, if it can be undone; null where it was another, was paid, or nobody knows. */
  cancelling: UndoableCancelling | null;
  /** Whether the rider has an account that is neither blocked nor erased. */
  isRiderActive: boolean;
  /** Of the slot; null where there is none. */
  track: TrackStatus | null;
}

/** May riders have a ride back that they cancelled just now? The slot is still the same, and theirs to book; its price is the old one. */
export function decideUndoing({ slot, actor, now, cancelling, isRiderActive, track }: UndoFacts): Decision {
  if (slot === null) return 'NOT_FOUND';
  if (slot.rider === actor.id && slot.heldUntil === null) return 'unchanged';
  if (cancelling === null || !isUndoOpen(cancelling.at, now)) return 'TOO_LATE';
  if (!isAsFreed(slot, cancelling.freed)) return 'TOO_LATE';
  // It asks for no money first: it is no new ride.
  return decideBooking({ slot, rider: actor.id, actor, now, isRiderActive, track, isPaidFirst: false });
}

/** Processes differ by a little, so a cancelling may seem to come from the future; after a clock was set back by more, nothing is undone. */
function isUndoOpen(cancelledAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Math.abs(cancelledAt.until(now).total('seconds')) < undoSeconds;
}

/** Staff may have edited it since. Its price does not count: the rider gets the old one. */
function isAsFreed(slot: Slot, freed: FreedSlot): boolean {
  return (
    slot.start.equals(freed.start) &&
    slot.minutes === freed.minutes &&
    slot.track === freed.track &&
    slot.event === freed.event
  );
}

/** Until when messages about a cancelling wait that can still be undone. */
export function undoableUntil(cancelledAt: Temporal.Instant): Temporal.Instant {
  return cancelledAt.add({ seconds: undoSeconds });
}
