/** Money of the wire (PLN, decimals) in grosze. */
export function toGrosze(pln: number): number {
  return Math.round(pln * 100);
}

/** Grosze as the wire writes money (PLN, decimals). */
export function toPln(grosze: number): number {
  return grosze / 100;
}
