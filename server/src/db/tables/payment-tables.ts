import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { Generated } from 'kysely';

/** The tables of payments; `tables.ts` explains the value formats. */

/** A payment; immutable (docs/decisions/068). */
export interface PaymentTable {
  id: Generated<number>;
  /** The paid booking; null where a pass was bought. */
  booking_id: Generated<number | null>;
  /** The bought pass; null for a booking, even one paid with a pass. */
  pass_id: number | null;
  amount_cents: number;
  method: PaymentMethod;
  /** The price list's rate at that time; null for payments older than this column. */
  vat_rate: VatRate | null;
  created_at: number;
  created_by: string | null;
  /** The bill of an online payment; null for a desk payment. */
  bill_id: string | null;
}

/** The number of the park's own document for a payment, as staff typed it. */
export interface PaymentReceiptTable {
  id: Generated<number>;
  payment_id: number;
  number: string;
  created_at: number;
  created_by: string;
}

/** The voiding of a payment: once for each. */
export interface PaymentVoidTable {
  id: Generated<number>;
  payment_id: number;
  created_at: number;
  created_by: string | null;
  reason: string;
  /** 1 if the ride was forfeited: the park keeps the money. */
  kept: Generated<number>;
}
