import type { VatRate } from '../park/vat-rates.ts';

/** A gross sum in its two parts, in grosze: they add up to it. */
export interface VatSplit {
  net: number;
  vat: number;
}

/**
 * Net and VAT of a gross sum, rounded to the grosz as the law asks for gross prices: the VAT first, the net is the rest. Null without a rate,
 * as for money from before rates were stored.
 */
export function splitVat(gross: number, rate: VatRate | null): VatSplit | null {
  if (rate === null) return null;
  const percent = rate === 'exempt' ? 0 : Number(rate);
  // Rounds money out like money in, so that a refund deducts the same VAT.
  const size = Math.round((Math.abs(gross) * percent) / (100 + percent));
  const vat = gross < 0 && size > 0 ? -size : size;
  return { net: gross - vat, vat };
}
