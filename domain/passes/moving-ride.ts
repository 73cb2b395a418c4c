import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { Slot } from '../slots/slot.ts';
import type { ClosedDay, PassTerm } from './closed-days.ts';
import { termOfPass, termWith, unitsOf } from './pass-kind.ts';
import { decideBeginning, decideRedeeming, type Pass } from './pass-rules.ts';

/** A ride paid with a pass, and its target slot. */
export interface RideMove {
  /** Rides or minutes that it took from the pass. */
  units: number;
  /** Its current start. */
  from: Temporal.Instant;
  /** The target slot, with the ride's rider on it and unpaid. */
  to: Slot;
  /** Rides or minutes of the pass on the day of the target slot, without this ride. */
  takenThatDay: number;
  /** The starts of the first and last other ride on the pass; null where some of them are unknown. */
  others: { first: Temporal.Instant | null; last: Temporal.Instant | null } | null;
  /** The park's closed days since the sale of the pass, the earliest first. */
  parkClosedDays: readonly ClosedDay[];
}

/**
 * Does the pass of a ride also pay for the target slot? The rule is the same as if the ride first came back to the pass: a longer ride takes
 * more, a shorter one gives back. A voided pass allows only moves of the same size, as it can neither give nor take.
 */
export function decideMovingRide(
  pass: Pass,
  move: RideMove,
  actor: Actor,
  now: Temporal.Instant,
  zone: string,
): Decision {
  const { units, to, takenThatDay, others, parkClosedDays } = move;
  if (pass.isVoided && unitsOf(pass.kind, to.minutes) !== units) return 'PASS_EXPIRED';
  const term = termBefore(pass, move, now, zone);
  const balance = pass.balance + units;
  const decision = decideRedeeming({ ...pass, ...term, balance, isVoided: false }, to, actor, takenThatDay);
  if (decision !== 'ok') return decision;
  return decideBeginning(
    termWith(pass.kind, term, to.start, zone, parkClosedDays).ends,
    others?.last ?? null,
  );
}

/** The term of the pass after the move. */
export function termAfterMove(pass: Pass, move: RideMove, now: Temporal.Instant, zone: string): PassTerm {
  return termWith(pass.kind, termBefore(pass, move, now, zone), move.to.start, zone, move.parkClosedDays);
}

/** The term of the pass without this ride. Days that started with a ride under way or over do not change. */
function termBefore(
  { kind, ends, closedDays }: Pass,
  { from, others, parkClosedDays }: RideMove,
  now: Temporal.Instant,
  zone: string,
): PassTerm {
  const hasBegun = Temporal.Instant.compare(from, now) <= 0;
  if (others === null || hasBegun) return { ends, closedDays };
  return termOfPass(kind, others.first, zone, parkClosedDays);
}
