import type { PassKind } from './pass-kind.ts';

/** What a pass has come to so far. */
export interface PassUse {
  kind: Pick<PassKind, 'price' | 'amount'>;
  /** Rides or minutes that are left. */
  balance: number;
  /** Grosze of its price that its rides have taken, those that were given back not counted. */
  redeemed: number;
}

/**
 * The part of a pass's price that a ride takes, in grosze: its share, rounded down, and what is left of the price with the last
 * ride. Never more than the price has left: what staff add to a pass is a present.
 */
export function shareOf(pass: PassUse, units: number): number {
  const isLast = units >= pass.balance;
  return Math.min(isLast ? owedFor(pass) : shareOfOne(pass) * units, pass.kind.price - pass.redeemed);
}

/** What the park owes for what is left on a pass, in grosze. */
export function owedFor(pass: PassUse): number {
  if (pass.balance <= 0) return 0;
  const { price, amount } = pass.kind;
  const rest = price - shareOfOne(pass) * amount;
  return Math.min(shareOfOne(pass) * pass.balance + rest, price - pass.redeemed);
}

/**
 * The most that may go back for what is left on a pass, in grosze.
 * @param refundable what of its price can still go back the way it was paid online; null where it was sold at the desk
 */
export function mostBackFor(pass: PassUse, refundable: number | null): number {
  const owed = owedFor(pass);
  return refundable === null ? owed : Math.min(owed, refundable);
}

/**
 * What goes back as money for a ride that is given back once its pass is voided: what it took of the price, for there is no pass to ride it on.
 * In grosze.
 * @param refundable what of the pass's price can still go back the way it was paid online; null where it was sold at the desk
 */
export function backForRide(amount: number, refundable: number | null): number {
  return refundable === null ? amount : Math.min(amount, refundable);
}

function shareOfOne({ kind: { price, amount } }: PassUse): number {
  return Math.floor(price / amount);
}
