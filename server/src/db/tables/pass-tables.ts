import type { PassReason } from '@cablepark/domain/passes/pass-reasons';
import type { Generated } from 'kysely';

/** The tables of passes; `tables.ts` explains the value formats. */

export interface PassTable {
  id: Generated<number>;
  /** The code grants the pass to its holder. */
  code: string;
  /** Null for an unclaimed gift. */
  account_id: string | null;
  /** JSON: the `PassKind` at its sale. */
  kind: string;
  /** The sum of its entries, never negative. */
  balance: Generated<number>;
  /** The first moment at which it is no longer valid; null while its days have not started. */
  ends_at: number | null;
  /** JSON: the `ClosedDay`s by which its end is later. */
  closed_days: Generated<string>;
  created_at: number;
  voided_at: number | null;
  /** The key for joining it; null without a share link. */
  share_key: string | null;
}

/** A member of a shared pass. */
export interface PassMemberTable {
  id: Generated<number>;
  pass_id: number;
  account_id: string;
  created_at: number;
}

/** An entry of a pass: database triggers refuse updates and deletes. */
export interface PassEntryTable {
  id: Generated<number>;
  pass_id: number;
  /** Rides or minutes, by its kind. */
  delta: number;
  reason: PassReason;
  slot_id: number | null;
  booking_id: Generated<number | null>;
  payment_id: number | null;
  /** A note by staff. */
  note: string | null;
  /** The refund for a voided pass; the cash book records when it left the park. */
  money_back_cents: number | null;
  /** The part of the pass's price that a ride uses, negative for a return. Null for all other entries. */
  share_cents: Generated<number | null>;
  created_at: number;
  created_by: string;
  /** The caller's idempotency key. */
  request_key: string | null;
}

/** The buyer's withdrawal from the contract of a pass or of their account: once for each. */
export interface WithdrawalTable {
  id: Generated<number>;
  account_id: string;
  /** Null for the account. */
  pass_id: number | null;
  created_at: number;
  /** When the contract was made. */
  concluded_at: number;
  money_back_cents: number;
  /** The refund; null if nothing is refunded. */
  refund_id: string | null;
  /** Rides or minutes that stay paid. */
  taken: number;
  /** The number of cancelled future bookings. */
  freed: number;
}
