/** What was typed as a price, with a comma or a point, also `1 500`. @returns PLN; NaN where it is no price. */
export function plnOf(typed: string): number {
  const text = typed.replace(/\s/g, '').replace(',', '.');
  return /^\d+(?:\.\d{0,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** A price as it stands in its field, with a point. */
export function plnText(pln: number): string {
  return Number.isNaN(pln) ? '' : String(pln);
}
