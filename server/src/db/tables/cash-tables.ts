import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { CashKind } from '@cablepark/domain/payments/cash-entry';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { Generated } from 'kysely';

/** The tables of the cash book; `tables.ts` explains the value formats. Only the module `cash-book` writes them. */

/** Money in or out: database triggers refuse updates and deletes (docs/decisions/092). */
export interface CashEntryTable {
  id: Generated<number>;
  created_at: number;
  /** `2026-07-04`: the day of the entry in the park's zone, or the first open day after it. */
  day: string;
  /** Negative for money out. */
  amount_cents: number;
  method: CashMethod;
  /** Rate and track at the time of the payment; the track of a pass is null. */
  vat_rate: VatRate | null;
  asset_id: number | null;
  kind: CashKind;
  payment_id: number | null;
  /** The bill line of late money that is no payment. */
  bill_line_id: number | null;
  /** The refund of the money; null for money that was returned in another way. */
  refund_id: string | null;
  /** The mistaken entry that it reverses. */
  reverses: number | null;
  /** Null for automatic entries. */
  created_by: string | null;
  note: string | null;
  /** The caller's idempotency key. */
  request_key: string | null;
}

/** A closed day: no new entry counts on it, or on an earlier day. */
export interface DayCloseTable {
  id: Generated<number>;
  /** `2026-07-04`. */
  day: string;
  created_at: number;
  created_by: string;
  /** JSON: the days it covers, their sums at that time, the till, the reason of a difference and what may explain it (`close-record`). */
  sums: string;
}

/** The cash in the till before the first sale, as typed on that day; triggers refuse changes, and the latest row of a day counts. */
export interface TillFloatTable {
  id: Generated<number>;
  /** `2026-07-04`. */
  day: string;
  amount_cents: number;
  created_at: number;
  created_by: string;
}
