/** Converts money of the API (PLN, decimals) to grosze. */
export function toGrosze(pln: number): number {
  return Math.round(pln * 100);
}

/** Converts grosze to money of the API (PLN, decimals). */
export function toPln(grosze: number): number {
  return grosze / 100;
}
