import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { CashKind } from '@cablepark/domain/payments/cash-entry';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { Generated } from 'kysely';

/** The tables of the cash book; `tables.ts` says how values are kept. The module `cash-book` alone writes them. */

/** Money that came or went: neither changed nor deleted, which the database refuses (docs/decisions/092). */
export interface CashEntryTable {
  id: Generated<number>;
  created_at: number;
  /** `2026-07-04`: the park's day of the moment, or the first that was not closed. */
  day: string;
  /** Below nothing where money left. */
  amount_cents: number;
  method: CashMethod;
  /** Rate and track as they were when the money came; the track of a pass is null. */
  vat_rate: VatRate | null;
  asset_id: number | null;
  kind: CashKind;
  payment_id: number | null;
  /** Of money that came late and is no payment. */
  bill_line_id: number | null;
  /** The refund by which it went back; null of what went back another way. */
  refund_id: string | null;
  /** The entry that was a mistake. */
  reverses: number | null;
  /** Null where nobody did it. */
  created_by: string | null;
  note: string | null;
  /** The caller's own name of the call. */
  request_key: string | null;
}

/** A day that was counted: no entry is of it, or of one before it, any more. */
export interface DayCloseTable {
  id: Generated<number>;
  /** `2026-07-04`. */
  day: string;
  created_at: number;
  created_by: string;
  /** JSON: the days that it counts, grosze by method as they stood, the counted cash and why it differs (`day-closes.store`). */
  sums: string;
}
