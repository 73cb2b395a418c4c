import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { BackMethod } from '../payments/cash-methods.ts';
import { decidePaying } from '../payments/payment-rules.ts';
import type { Slot } from '../slots/slot.ts';
import { isOnSale, type PassKind, unitsOf } from './pass-kind.ts';

/** A pass as the rules see it. */
export interface Pass {
  id: number;
  kind: PassKind;
  /** Null while nobody has taken it: it was given as a present. */
  owner: string | null;
  /** With whom its owner shares it. */
  members: readonly string[];
  /** Rides or minutes that are left. */
  balance: number;
  /** The first moment at which it holds no more; null while its days have not begun. */
  ends: Temporal.Instant | null;
  isVoided: boolean;
}

/** May a pass of this kind be sold now? Null where the price list sells none of that name. */
export function decideSelling(kind: PassKind | null, now: Temporal.Instant, zone: string): Decision {
  if (kind === null) return 'INVALID_FOREIGN_KEY';
  return isOnSale(kind, now, zone) ? 'ok' : 'PASS_EXPIRED';
}

/** May so much be put on a pass, or taken from it? A voided one is there no more, and none has less than nothing. */
export function decideAdjusting(pass: Pass | null, by: number): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (by === 0) return 'unchanged';
  return pass.balance + by < 0 ? 'PASS_EMPTY' : 'ok';
}

/**
 * May a pass be voided for so much money, in grosze? Never for more than may go back for it (`mostBackFor`), and by a way of the desk only
 * where it was sold there: else FAILED_VALIDATION.
 * @param backBy null where nobody says how: as it was paid
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
 * May this pass pay for this slot now? Riders pay for their own rides with a pass that is theirs or shared with them, the staff
 * for any; what holds is the time of the ride, not that of paying.
 * @param takenThatDay rides or minutes that the pass has paid for on the day of the ride
 */
export function decideRedeeming(pass: Pass | null, slot: Slot, actor: Actor, takenThatDay: number): Decision {
  if (pass === null) return 'NOT_FOUND';
  if (!mayPayWith(pass, slot, actor)) return 'FORBIDDEN';
  const paying = decidePaying(slot);
  if (paying !== 'ok') return paying;
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
 * May the days of a pass begin so early that they end then? Not where a ride that it has paid is left outside: else one late ride would
 * stretch them over a season.
 * @param lastTaken the start of the last ride that it has paid; null where there is none
 */
export function decideBeginning(ends: Temporal.Instant | null, lastTaken: Temporal.Instant | null): Decision {
  const isOutside = ends !== null && lastTaken !== null && Temporal.Instant.compare(lastTaken, ends) >= 0;
  return isOutside ? 'PASS_NOT_VALID_HERE' : 'ok';
}

function mayPayWith(pass: Pass, slot: Slot, actor: Actor): boolean {
  if (may(actor.role, 'payment.create')) return true;
  return slot.rider === actor.id && isFor(pass, actor.id);
}

/** Its track, its length, and whose ride it is: a pass of one's own that is not to share is for its owner. */
function holdsFor({ kind, owner }: Pass, slot: Slot): boolean {
  if (kind.tracks !== null && !kind.tracks.includes(slot.track)) return false;
  if (kind.rideMinutes !== null && slot.minutes > kind.rideMinutes) return false;
  return kind.shared || owner === null || slot.rider === owner;
}

function isFor({ owner, members }: Pass, rider: string): boolean {
  return owner === rider || members.includes(rider);
}

/** With so many one pass is shared at most: a family and its friends, not a club on one card. */
export const mostMembers = 20;

/** May its owner give others a link to this pass? */
export function decideSharing(pass: Pass | null, actor: Actor): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (pass.owner !== actor.id) return 'FORBIDDEN';
  return pass.kind.shared ? 'ok' : 'FORBIDDEN';
}

/** May `actor` join the pass whose link they have? Null where the link is not good any more. */
export function decideJoining(pass: Pass | null, actor: Actor): Decision {
  if (pass === null || pass.isVoided || pass.owner === null) return 'NOT_FOUND';
  if (isFor(pass, actor.id)) return 'unchanged';
  return pass.members.length < mostMembers ? 'ok' : 'PASS_FULL';
}

/** May `actor` end that this member rides on the pass? Its owner may, and the member. */
export function decideLeaving(pass: Pass | null, actor: Actor, member: string): Decision {
  if (pass === null) return 'NOT_FOUND';
  if (pass.owner !== actor.id && member !== actor.id) return 'FORBIDDEN';
  if (pass.members.includes(member)) return 'ok';
  return pass.owner === actor.id ? 'unchanged' : 'FORBIDDEN';
}

/** May `actor` take the pass whose code they have? Only one that nobody has taken. Null where no pass has that code. */
export function decideTaking(pass: Pass | null, actor: Actor): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (pass.owner === actor.id) return 'unchanged';
  return pass.owner === null ? 'ok' : 'FORBIDDEN';
}

/**
 * May `actor` give away a pass as a present? Who bought it online for themselves, while all of it is left.
 * @param buyer who bought it online; null for a pass of the desk
 */
export function decideGiving(pass: Pass | null, actor: Actor, buyer: string | null): Decision {
  if (pass === null || pass.isVoided) return 'NOT_FOUND';
  if (buyer !== actor.id) return 'FORBIDDEN';
  if (pass.owner === null) return 'unchanged';
  return pass.owner === actor.id && pass.balance >= pass.kind.amount ? 'ok' : 'FORBIDDEN';
}
