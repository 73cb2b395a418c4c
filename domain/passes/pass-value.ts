import type { PassKind } from './pass-kind.ts';

/** The use of a pass so far. */
export interface PassUse {
  kind: Pick<PassKind, 'price' | 'amount'>;
  /** Rides or minutes left. */
  balance: number;
  /** The part of its price used by rides, in grosze, without returned rides. */
  redeemed: number;
}

/**
 * The part of a pass's price that a ride uses, in grosze: its share, rounded down; the last ride uses the rest. Never more than is left of
 * the price: rides added by staff are free.
 */
export function shareOf(pass: PassUse, units: number): number {
  const isLast = units >= pass.balance;
  return Math.min(isLast ? owedFor(pass) : shareOfOne(pass) * units, pass.kind.price - pass.redeemed);
}

/** The park's debt for the rest of a pass, in grosze. */
export function owedFor(pass: PassUse): number {
  if (pass.balance <= 0) return 0;
  const { price, amount } = pass.kind;
  const rest = price - shareOfOne(pass) * amount;
  return Math.min(shareOfOne(pass) * pass.balance + rest, price - pass.redeemed);
}

/**
 * The maximum refund for the rest of a pass, in grosze.
 * @param refundable the part of its price that can still go back online; null where the desk sold it
 */
export function mostBackFor(pass: PassUse, refundable: number | null): number {
  const debt = owedFor(pass);
  return refundable === null ? debt : Math.min(debt, refundable);
}

/**
 * The refund in grosze for a cancelled ride whose pass is voided: the part of the price that the ride used, as the pass cannot take it back.
 * @param refundable the part of the pass's price that can still go back online; null where the desk sold it
 */
export function backForRide(amount: number, refundable: number | null): number {
  return refundable === null ? amount : Math.min(amount, refundable);
}

function shareOfOne({ kind: { price, amount } }: PassUse): number {
  return Math.floor(price / amount);
}
