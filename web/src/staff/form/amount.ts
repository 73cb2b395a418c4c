import { toGrosze } from '@cablepark/contract/money';

/** The server's maximum of a payment (grosze). */
const mostAmount = 100_000_000;

/** Parses an amount such as `55`, `55,50` or `55.5 zł`, in grosze; `null` if invalid. */
export function readAmount(input: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{0,2}))?(?:\s*zł)?$/.exec(input.trim());
  if (!match) return null;
  const amount = toGrosze(Number(`${match[1]}.${match[2] || '0'}`));
  return amount <= mostAmount ? amount : null;
}
