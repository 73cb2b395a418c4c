/** Counts the leading elements that fit, in an order where those come first: a binary search. */
export function countLeading<T>(elements: readonly T[], fits: (element: T) => boolean): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(elements[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
