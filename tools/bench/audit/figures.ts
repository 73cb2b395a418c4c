/** What several runs say of one figure. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** The value in the middle; of an even count the mean of the two there; NaN if one is. @throws Error if there is none */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (below === undefined || above === undefined) throw new Error('There is no median of nothing.');
  return (below + above) / 2;
}

/** @throws Error if there are no values */
export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** Lighthouse's benchmark index of a mid-range phone, a Pixel 5, as Chrome's developer tools calibrate theirs. */
export const phoneIndex = 1000;

/**
 * How many times slower than this machine such a phone is.
 * @param index lighthouse's benchmark index of this machine
 * @returns hundredths; never less than 1, for nothing makes a machine faster than it is
 */
export function slowdownFor(index: number): number {
  return Math.max(1, Math.round((100 * index) / phoneIndex) / 100);
}
