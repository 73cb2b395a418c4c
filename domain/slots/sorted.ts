/** How many elements at the beginning fit, where all that fit come before the others: a few are looked at, not each. */
export function countLeading<T>(sorted: readonly T[], fits: (element: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(sorted[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
