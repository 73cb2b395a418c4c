import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { Slot } from '../slots/slot.ts';
import { takenThatDay } from './day-use.ts';
import { endOfOffer, type OfferedPass, type UsedPass } from './offered-pass.ts';
import { unitsOf } from './pass-kind.ts';
import { passRefusals } from './pass-refusals.ts';
import { decideRedeeming } from './pass-rules.ts';

/**
 * Which of several booked rides a pass pays for, in order. Each covered ride reduces the balance for the next.
 * @returns a decision for each ride, in order
 */
export function coveredRides(
  pass: UsedPass,
  slots: readonly Slot[],
  actor: Actor,
  zone: string,
): readonly Decision[] {
  let { balance } = pass;
  const uses = [...pass.uses];
  return slots.map((slot) => {
    const decision = decideRedeeming({ ...pass, balance }, slot, actor, takenThatDay(uses, slot.start, zone));
    if (decision === 'ok') {
      const units = unitsOf(pass.kind, slot.minutes);
      balance -= units;
      uses.push({ start: slot.start, units });
    }
    return decision;
  });
}

/**
 * May a pass pay for as many of these rides as it can? Rides that it cannot pay for stay unpaid; any other refusal applies to all.
 * @param decisions for each ride, as `coveredRides` returns them
 */
export function decidePayingForSome(decisions: readonly Decision[]): Decision {
  const left: readonly Decision[] = passRefusals;
  const other = decisions.find((decision) => decision !== 'ok' && !left.includes(decision));
  if (other !== undefined) return other;
  return decisions.includes('ok') ? 'ok' : (decisions[0] ?? 'FAILED_VALIDATION');
}

/** A pass that pays for some rides, and why it does not pay for the others. */
export interface PartlyOfferedPass extends OfferedPass {
  covered: readonly Slot[];
  left: readonly { slot: Slot; why: Decision }[];
}

/** The pass to offer for rides of a party: the one that pays for most of them, and among these the one that ends first. Null if none pays. */
export function partlyOfferedPass(
  passes: readonly UsedPass[],
  slots: readonly Slot[],
  actor: Actor,
  zone: string,
): PartlyOfferedPass | null {
  const candidates = passes.flatMap((pass): PartlyOfferedPass[] => {
    const decisions = coveredRides(pass, slots, actor, zone);
    if (decidePayingForSome(decisions) !== 'ok') return [];
    const covered = slots.filter((_slot, index) => decisions[index] === 'ok');
    const left = slots.flatMap((slot, index) => {
      const why = decisions[index] ?? 'ok';
      return why === 'ok' ? [] : [{ slot, why }];
    });
    const units = covered.reduce((sum, { minutes }) => sum + unitsOf(pass.kind, minutes), 0);
    return [{ pass, units, covered, left }];
  });
  const [best = null] = candidates.toSorted(
    (one, other) =>
      other.covered.length - one.covered.length ||
      endOfOffer(one) - endOfOffer(other) ||
      one.pass.id - other.pass.id,
  );
  return best;
}
