import type { PassUnit } from '@cablepark/domain/passes/pass-kind';

/**
 * GET lists the contracts open to withdrawal, and past withdrawals. POST (`{pass}` or `{account: true}`) previews the refund; a second POST
 * with `confirm: true` withdraws.
 */
export const withdrawalsCall = '/me/withdrawals';

/** A contract made online, and its withdrawal. Money is in PLN. */
export interface WithdrawalRow {
  /** Null: the account. */
  pass: number | null;
  /** The pass's name; null for the account. */
  contract: { pl: string; en: string } | null;
  /** When the contract was made. */
  concluded: string;
  /** The first moment after the deadline. */
  until: string;
  /** The name on the declaration, and the address of the receipt. */
  name: string | null;
  email: string | null;
  price: number;
  /** The refund, or its preview. */
  amount: number;
  /** Rides or minutes that stay paid: taken, or cancelled too late. */
  taken: number;
  unit: PassUnit | null;
  /** The number of future bookings that it cancels. */
  freed: number;
  /** When the withdrawal was declared; null before. */
  date_created: string | null;
  /** When the receipt mail was written; null before. */
  mailed: string | null;
}
