import type { Actor } from '../accounts/actor.ts';
import type { Slot } from '../slots/slot.ts';
import { type PassUse, takenThatDay } from './day-use.ts';
import { unitsOf } from './pass-kind.ts';
import { decideRedeeming, type Pass } from './pass-rules.ts';

/** A pass, and what it has paid for so far where its days have a limit. */
export interface UsedPass extends Pass {
  uses: readonly PassUse[];
}

/** A pass that pays for slots, and what they take of it: rides or minutes. */
export interface OfferedPass {
  pass: UsedPass;
  units: number;
}

/**
 * The pass to offer a rider first for slots of one day that they are about to book, or have booked: it pays for all of them, and of several
 * it is the one that ends first. Null where none does.
 */
export function offeredPass(
  passes: readonly UsedPass[],
  slots: readonly Slot[],
  rider: Actor,
  zone: string,
): OfferedPass | null {
  const fitting = passes.flatMap((pass) => {
    const units = unitsFor(pass, slots, rider, zone);
    return units === null || units === 0 ? [] : [{ pass, units }];
  });
  return (
    fitting.toSorted((one, other) => endOf(one) - endOf(other) || one.pass.id - other.pass.id)[0] ?? null
  );
}

function unitsFor(pass: UsedPass, slots: readonly Slot[], rider: Actor, zone: string): number | null {
  let taken = 0;
  for (const slot of slots) {
    const left = { ...pass, balance: pass.balance - taken };
    const takenBy = taken + takenThatDay(pass.uses, slot.start, zone);
    if (decideRedeeming(left, { ...slot, rider: rider.id }, rider, takenBy) !== 'ok') return null;
    taken += unitsOf(pass.kind, slot.minutes);
  }
  return taken;
}

/** One whose days have not begun ends last. */
function endOf({ pass }: OfferedPass): number {
  return pass.ends?.epochMilliseconds ?? Number.MAX_SAFE_INTEGER;
}
