import type { Actor } from '../accounts/actor.ts';
import type { Slot } from '../slots/slot.ts';
import { unitsOf } from './pass-kind.ts';
import { decideRedeeming, type Pass } from './pass-rules.ts';

/** A pass that pays for slots, and what they take of it: rides or minutes. */
export interface OfferedPass {
  pass: Pass;
  units: number;
}

/**
 * The pass to offer a rider first for slots of one day that they are about to book, or have booked: it pays for all of them, and of several
 * it is the one that ends first. Null where none does. What others have taken of its day only the server knows.
 */
export function offeredPass(
  passes: readonly Pass[],
  slots: readonly Slot[],
  rider: Actor,
): OfferedPass | null {
  const fitting = passes.flatMap((pass) => {
    const units = unitsFor(pass, slots, rider);
    return units === null || units === 0 ? [] : [{ pass, units }];
  });
  return (
    fitting.toSorted((one, other) => endOf(one) - endOf(other) || one.pass.id - other.pass.id)[0] ?? null
  );
}

function unitsFor(pass: Pass, slots: readonly Slot[], rider: Actor): number | null {
  let taken = 0;
  for (const slot of slots) {
    const left = { ...pass, balance: pass.balance - taken };
    if (decideRedeeming(left, { ...slot, rider: rider.id }, rider, taken) !== 'ok') return null;
    taken += unitsOf(pass.kind, slot.minutes);
  }
  return taken;
}

/** One whose days have not begun ends last. */
function endOf({ pass }: OfferedPass): number {
  return pass.ends?.epochMilliseconds ?? Number.MAX_SAFE_INTEGER;
}
