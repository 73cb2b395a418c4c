import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { Slot } from '../slots/slot.ts';
import { endOfPass, endWith, unitsOf } from './pass-kind.ts';
import { decideBeginning, decideRedeeming, type Pass } from './pass-rules.ts';

/** A ride that a pass has paid for, and the slot that it is to move to. */
export interface RideMove {
  /** Rides or minutes that it took of the pass. */
  units: number;
  /** When it starts so far. */
  from: Temporal.Instant;
  /** With the ride's rider on it, not yet paid. */
  to: Slot;
  /** Rides or minutes that the pass has paid for on the day of the new slot, this ride not counted. */
  takenThatDay: number;
  /** When the first and the last of the other rides start that the pass pays for; null where it is not known of all of them. */
  others: { first: Temporal.Instant | null; last: Temporal.Instant | null } | null;
}

/**
 * Does the pass that paid for a ride pay for it in another slot, too? As it would if the ride had come back to it before: a longer ride takes
 * more, a shorter one gives back. On a voided pass only what takes as much as before moves, for there is nothing left to take from or give to.
 */
export function decideMovingRide(
  pass: Pass,
  move: RideMove,
  actor: Actor,
  now: Temporal.Instant,
  zone: string,
): Decision {
  const { units, to, takenThatDay, others } = move;
  if (pass.isVoided && unitsOf(pass.kind, to.minutes) !== units) return 'PASS_EXPIRED';
  const ends = endsBefore(pass, move, now, zone);
  const balance = pass.balance + units;
  const decision = decideRedeeming({ ...pass, balance, ends, isVoided: false }, to, actor, takenThatDay);
  if (decision !== 'ok') return decision;
  return decideBeginning(endWith(pass.kind, ends, to.start, zone), others?.last ?? null);
}

/** When the pass ends once the ride is in its new slot. */
export function endsAfterMove(
  pass: Pass,
  move: RideMove,
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant | null {
  return endWith(pass.kind, endsBefore(pass, move, now, zone), move.to.start, zone);
}

/** When it ends without this ride. Days that began with a ride that is on or over have begun for good. */
function endsBefore(
  { kind, ends }: Pass,
  { from, others }: RideMove,
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant | null {
  const hasBegun = Temporal.Instant.compare(from, now) <= 0;
  if (others === null || hasBegun) return ends;
  return endOfPass(kind, others.first, zone);
}
