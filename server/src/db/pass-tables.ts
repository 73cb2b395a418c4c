import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import type { Generated } from 'kysely';

/** The tables of passes; `tables.ts` says how values are kept. */

export interface PassTable {
  id: Generated<number>;
  /** Whoever shows it has the pass. */
  code: string;
  /** Null while nobody has taken it. */
  account_id: string | null;
  /** JSON: the `PassKind` that was sold. */
  kind: string;
  /** The sum of its entries, never below nothing. */
  balance: Generated<number>;
  /** The first moment at which it holds no more; null while its days have not begun. */
  ends_at: number | null;
  created_at: number;
  voided_at: number | null;
  /** By whom it can be joined; null where it is shared by no link. */
  share_key: string | null;
}

/** With whom a pass is shared. */
export interface PassMemberTable {
  id: Generated<number>;
  pass_id: number;
  account_id: string;
  created_at: number;
}

export type PassReason = (typeof passReasons)[number];
/** `return`: a ride that was given back. */
export const passReasons = ['buy', 'ride', 'return', 'adjust', 'void'] as const;

/** What happened to a pass: neither changed nor deleted, which the database refuses. */
export interface PassEntryTable {
  id: Generated<number>;
  pass_id: number;
  /** Rides or minutes, by its kind. */
  delta: number;
  reason: PassReason;
  slot_id: number | null;
  booking_id: Generated<number | null>;
  payment_id: number | null;
  /** What staff wrote of it. */
  note: string | null;
  /** What is given back for a pass that was voided; that it left the park stands in the cash book. */
  money_back_cents: number | null;
  /** Of the pass's price: what a ride takes, less than nothing where it is given back. Null of all other lines. */
  share_cents: Generated<number | null>;
  created_at: number;
  created_by: string;
  /** The caller's own name of the call, so that one that is made again is the same one. */
  request_key: string | null;
}

/** That whoever agreed to it online has withdrawn from a pass, or from their account: once for each. */
export interface WithdrawalTable {
  id: Generated<number>;
  account_id: string;
  /** Null: the account. */
  pass_id: number | null;
  created_at: number;
  /** When the contract was made. */
  concluded_at: number;
  money_back_cents: number;
  /** By which that goes back; null where nothing does. */
  refund_id: string | null;
  /** Rides or minutes that were paid for. */
  taken: number;
  /** Bookings to come that were freed. */
  freed: number;
}

/** What was sold, out of the column `kind`. */
export function readKind(json: string): PassKind {
  return JSON.parse(json) as PassKind;
}
