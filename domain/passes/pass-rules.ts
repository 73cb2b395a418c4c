import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { BackMethod } from '../payments/cash-methods.ts';
import { decidePaying } from '../payments/payment-rules.ts';
import type { Slot } from '../slots/slot.ts';
import type { PassTerm } from './closed-days.ts';
import { isOnSale, type PassKind, unitsOf } from './pass-kind.ts';

/** A pass as the rules see it. */
export interface Pass extends PassTerm {
  id: number;
  kind: PassKind;
  /** Null for a gift that nobody has claimed. */
  owner: string | null;
  /** The accounts with which its owner shares it. */
  members: readonly string[];
  /** Rides or minutes left. */
  balance: number;
  isVoided: boolean;
}

/** May a pass of this kind be sold now? Null where the price list sells none with that name. */
export function decideSelling(kind: PassKind | null, now: Temporal.Instant, zone: string): Decision {
  if (kind === null) return 'INVALID_FOREIGN_KEY';
  return isOnSale(kind, now, zone) ? 'ok' : 'PASS_EXPIRED';
}

/** May so much be added to a pass, or taken from it? Not on a voided pass, and never below zero. */
export function decideAdjusting(pass: Pass | null, by: number): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (by === 0) return 'unchanged';
  return pass.balance + by < 0 ? 'PASS_EMPTY' : 'ok';
}

/**
 * May a pass be voided for this amount, in grosze? Never above `mostBackFor`, and with a refund method of the desk only where the desk sold
 * it: else FAILED_VALIDATION.
 * @param backBy null for the method of the payment
 */
export function decidePassVoiding(
  pass: Pass | null,
  facts: { moneyBack: number; most: number; isOnline: boolean; backBy: BackMethod | null },
): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (facts.isOnline && facts.backBy !== null) return 'FAILED_VALIDATION';
  return facts.moneyBack > facts.most ? 'FAILED_VALIDATION' : 'ok';
}

/**
 * May this pass pay for this slot now? Riders pay for their own rides with their own or a shared pass, staff for any. Validity counts at the
 * start of the ride, not at payment.
 * @param takenThatDay rides or minutes of the pass on the day of the ride
 */
export function decideRedeeming(pass: Pass | null, slot: Slot, actor: Actor, takenThatDay: number): Decision {
  if (pass === null) return 'NOT_FOUND';
  if (!mayPayWith(pass, slot, actor)) return 'FORBIDDEN';
  const payment = decidePaying(slot);
  if (payment !== 'ok') return payment;
  if (pass.isVoided || (pass.ends !== null && slot.start.epochMilliseconds >= pass.ends.epochMilliseconds)) {
    return 'PASS_EXPIRED';
  }
  const units = unitsOf(pass.kind, slot.minutes);
  if (!holdsFor(pass, slot)) return 'PASS_NOT_VALID_HERE';
  const { perDay } = pass.kind;
  if (perDay !== null && takenThatDay + units > perDay) return 'PASS_DAY_USED';
  return units > pass.balance ? 'PASS_EMPTY' : 'ok';
}

/**
 * May the days of a pass start so early that they end then? Not where a paid ride would fall outside: else one late ride would stretch them
 * over a season.
 * @param lastTaken the start of the last ride paid with it; null where there is none
 */
export function decideBeginning(ends: Temporal.Instant | null, lastTaken: Temporal.Instant | null): Decision {
  const isOutside = ends !== null && lastTaken !== null && Temporal.Instant.compare(lastTaken, ends) >= 0;
  return isOutside ? 'PASS_NOT_VALID_HERE' : 'ok';
}

function mayPayWith(pass: Pass, slot: Slot, actor: Actor): boolean {
  if (may(actor.role, 'payment.create')) return true;
  return slot.rider === actor.id && isFor(pass, actor.id);
}

/** Checks its track, length and rider: an unshared pass is for its owner. */
function holdsFor({ kind, owner }: Pass, slot: Slot): boolean {
  if (kind.tracks !== null && !kind.tracks.includes(slot.track)) return false;
  if (kind.rideMinutes !== null && slot.minutes > kind.rideMinutes) return false;
  return kind.shared || owner === null || slot.rider === owner;
}

function isFor({ owner, members }: Pass, rider: string): boolean {
  return owner === rider || members.includes(rider);
}

/** The limit of members on one pass: a family and its friends, not a club on one card. */
export const mostMembers = 20;

/** May its owner create a link for sharing this pass? */
export function decideSharing(pass: Pass | null, actor: Actor): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (pass.owner !== actor.id) return 'FORBIDDEN';
  return pass.kind.shared ? 'ok' : 'FORBIDDEN';
}

/** May `actor` join the pass of this link? Null where the link is no longer valid. */
export function decideJoining(pass: Pass | null, actor: Actor): Decision {
  if (pass === null || pass.isVoided || pass.owner === null) return 'NOT_FOUND';
  if (isFor(pass, actor.id)) return 'unchanged';
  return pass.members.length < mostMembers ? 'ok' : 'PASS_FULL';
}

/** May `actor` remove this member from the pass? Only its owner and the member. */
export function decideLeaving(pass: Pass | null, actor: Actor, member: string): Decision {
  if (pass === null) return 'NOT_FOUND';
  if (pass.owner !== actor.id && member !== actor.id) return 'FORBIDDEN';
  if (pass.members.includes(member)) return 'ok';
  return pass.owner === actor.id ? 'unchanged' : 'FORBIDDEN';
}

/** May `actor` claim the pass with this code? Only an unclaimed one. Null where no pass has that code. */
export function decideTaking(pass: Pass | null, actor: Actor): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (pass.owner === actor.id) return 'unchanged';
  return pass.owner === null ? 'ok' : 'FORBIDDEN';
}

/** May anybody with the code of a gift read what it contains? Only until somebody has claimed it, because then it belongs to its owner. */
export function decideReadingPresent(pass: Pass | null): Decision {
  return pass === null || pass.isVoided || pass.owner !== null ? 'NOT_FOUND' : 'ok';
}

/**
 * May `actor` turn a pass into a gift? Only its online buyer, who still owns it, and while it is unused.
 * @param buyer its online buyer; null for a pass sold at the desk
 */
export function decideGiving(pass: Pass | null, actor: Actor, buyer: string | null): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (buyer !== actor.id) return 'FORBIDDEN';
  if (pass.owner === null) return 'unchanged';
  return pass.owner === actor.id && pass.balance >= pass.kind.amount ? 'ok' : 'FORBIDDEN';
}
