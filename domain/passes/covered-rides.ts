import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { Slot } from '../slots/slot.ts';
import { takenThatDay } from './day-use.ts';
import type { UsedPass } from './offered-pass.ts';
import { unitsOf } from './pass-kind.ts';
import { decideRedeeming } from './pass-rules.ts';

/**
 * Which of several booked rides a pass pays for, one after the other: each ride that fits leaves less for the next.
 * @returns a decision for each ride, in their order
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
