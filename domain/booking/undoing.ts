import type { Actor } from '../accounts/actor.ts';
import type { ClosedRefusal, Closure } from '../closures/closure.ts';
import type { Decision } from '../decision.ts';
import type { Slot } from '../slots/slot.ts';
import type { TrackStatus } from '../tracks/track.ts';
import { decideBooking } from './rules.ts';

/** How many seconds riders can undo a cancellation; its mails wait as long. */
export const undoSeconds = 10;

/** The slot at the moment of the cancellation. */
export type FreedSlot = Pick<Slot, 'start' | 'minutes' | 'track' | 'event' | 'price'>;

/** A rider's cancellation of an unpaid ride. */
export interface UndoableCancelling {
  at: Temporal.Instant;
  freed: FreedSlot;
}

/** The facts for undoing a cancellation. */
export interface UndoFacts {
  /** Null where there is none. */
  slot: Slot | null;
  actor: Actor;
  now: Temporal.Instant;
  /** The actor's last action on the slot if it can be undone; null where it was another action, was paid, or is unknown. */
  cancelling: UndoableCancelling | null;
  /** Whether the rider has an account that is neither blocked nor erased. */
  isRiderActive: boolean;
  /** Of the slot; null where there is none. */
  track: TrackStatus | null;
  /** The closure that the slot is inside; null for none. */
  closure: Closure | null;
}

/** May riders undo a recent cancellation? The slot must be unchanged and bookable for them; the old price applies. */
export function decideUndoing(facts: UndoFacts): Decision | ClosedRefusal {
  const { slot, actor, now, cancelling, isRiderActive, track, closure } = facts;
  if (slot === null) return 'NOT_FOUND';
  if (slot.rider === actor.id && slot.heldUntil === null) return 'unchanged';
  if (cancelling === null || !isUndoOpen(cancelling.at, now)) return 'TOO_LATE';
  if (!isAsFreed(slot, cancelling.freed)) return 'TOO_LATE';
  // It needs no payment first: it is not a new ride.
  return decideBooking({
    slot,
    rider: actor.id,
    actor,
    now,
    isRiderActive,
    track,
    closure,
    isPaidFirst: false,
  });
}

/** The clocks of processes differ slightly, so a cancellation may appear to be in the future. After a larger clock reset, undo is refused. */
function isUndoOpen(cancelledAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Math.abs(cancelledAt.until(now).total('seconds')) < undoSeconds;
}

/** Staff may have edited the slot since. Its price does not count: the rider pays the old one. */
function isAsFreed(slot: Slot, before: FreedSlot): boolean {
  return (
    slot.start.equals(before.start) &&
    slot.minutes === before.minutes &&
    slot.track === before.track &&
    slot.event === before.event
  );
}

/** Until when messages about a cancellation wait, because it can still be undone. */
export function undoableUntil(cancelledAt: Temporal.Instant): Temporal.Instant {
  return cancelledAt.add({ seconds: undoSeconds });
}
