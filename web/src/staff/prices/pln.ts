/** Parses a price, with a comma or a point, also `1 500`. @returns PLN; NaN if invalid. */
export function plnOf(input: string): number {
  const text = input.replace(/\s/g, '').replace(',', '.');
  return /^\d+(?:\.\d{0,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** A price for its field, with a point. */
export function plnText(pln: number): string {
  return Number.isNaN(pln) ? '' : String(pln);
}
