import type { Actor } from '../accounts/actor.ts';
import type { Slot } from '../slots/slot.ts';
import { type DayUse, takenThatDay } from './day-use.ts';
import { unitsOf } from './pass-kind.ts';
import { decideRedeeming, type Pass } from './pass-rules.ts';

/** A pass, and its use so far if it has a limit per day. */
export interface UsedPass extends Pass {
  uses: readonly DayUse[];
}

/** A pass that pays for the slots, and the rides or minutes that they take. */
export interface OfferedPass {
  pass: UsedPass;
  units: number;
}

/**
 * The first pass to offer a rider for slots of one day, booked or about to be. It pays for all of them; of several, the one that ends first.
 * Null where none does.
 */
export function offeredPass(
  passes: readonly UsedPass[],
  slots: readonly Slot[],
  rider: Actor,
  zone: string,
): OfferedPass | null {
  const candidates = passes.flatMap((pass) => {
    const units = unitsFor(pass, slots, rider, zone);
    return units === null || units === 0 ? [] : [{ pass, units }];
  });
  return (
    candidates.toSorted(
      (one, other) => endOfOffer(one) - endOfOffer(other) || one.pass.id - other.pass.id,
    )[0] ?? null
  );
}

function unitsFor(pass: UsedPass, slots: readonly Slot[], rider: Actor, zone: string): number | null {
  let total = 0;
  for (const slot of slots) {
    const remainder = { ...pass, balance: pass.balance - total };
    const takenBy = total + takenThatDay(pass.uses, slot.start, zone);
    if (decideRedeeming(remainder, { ...slot, rider: rider.id }, rider, takenBy) !== 'ok') return null;
    total += unitsOf(pass.kind, slot.minutes);
  }
  return total;
}

/** A pass whose days have not started ends last. */
export function endOfOffer({ pass }: OfferedPass): number {
  return pass.ends?.epochMilliseconds ?? Number.MAX_SAFE_INTEGER;
}
