import type { PassUnit } from '@cablepark/domain/passes/pass-kind';

/**
 * GET lists the contracts that one may withdraw from, and those withdrawn from. POST (`{pass}` or `{account: true}`) tells what would go
 * back; the second call of it, with `confirm: true`, withdraws.
 */
export const withdrawalsCall = '/me/withdrawals';

/** A contract made online, and how withdrawing from it stands. Money is in PLN. */
export interface WithdrawalRow {
  /** Null: the account. */
  pass: number | null;
  /** Of the pass; null of the account. */
  contract: { pl: string; en: string } | null;
  /** When it was made. */
  concluded: string;
  /** The first moment at which it is too late. */
  until: string;
  /** Who declares it, and where the receipt goes. */
  name: string | null;
  email: string | null;
  price: number;
  /** What goes back, or would. */
  amount: number;
  /** Rides or minutes that are paid for: ridden, or cancelled too late. */
  taken: number;
  unit: PassUnit | null;
  /** Bookings to come that are freed, or would be. */
  freed: number;
  /** When it was declared; null while it is not. */
  date_created: string | null;
  /** When the receipt was written; null before. */
  mailed: string | null;
}
