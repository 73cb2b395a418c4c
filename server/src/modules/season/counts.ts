import { type SeasonCounts, type SeasonKind, seasonKinds } from '@cablepark/contract/season/season-kinds';
import type { DaysChange } from '@cablepark/domain/season/change-days';

export const noCounts: SeasonCounts = countEach(() => 0);

export function countsOf(change: DaysChange): SeasonCounts {
  return countEach((kind) => change[kind].length);
}

export function addCounts(a: SeasonCounts, b: SeasonCounts): SeasonCounts {
  return countEach((kind) => a[kind] + b[kind]);
}

/** The counts of an undo if nothing happens in between. */
export function countsBack(counts: SeasonCounts): SeasonCounts {
  return { ...noCounts, make: counts.remove, reprice: counts.reprice, remove: counts.make };
}

function countEach(count: (kind: SeasonKind) => number): SeasonCounts {
  return Object.fromEntries(seasonKinds.map((kind) => [kind, count(kind)])) as SeasonCounts;
}
