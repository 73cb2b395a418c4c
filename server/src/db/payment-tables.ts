import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { Generated } from 'kysely';

/** The tables of payments; `tables.ts` says how values are kept. */

/** Money that was taken. Nothing of it is ever changed (docs/decisions/068). */
export interface PaymentTable {
  id: Generated<number>;
  /** The booking that is paid; null where a pass was bought. */
  booking_id: Generated<number | null>;
  /** The pass that was bought; null where a slot was paid, also with a pass. */
  pass_id: number | null;
  amount_cents: number;
  method: PaymentMethod;
  /** The rate by the price list of that moment; null for what was taken before rates were kept. */
  vat_rate: VatRate | null;
  created_at: number;
  created_by: string | null;
  /** Of what was paid online; null for what was taken at the desk. */
  bill_id: string | null;
}

/** The number of the document that the park has issued for a payment elsewhere, as staff typed it. */
export interface PaymentReceiptTable {
  id: Generated<number>;
  payment_id: number;
  number: string;
  created_at: number;
  created_by: string;
}

/** That a payment does not hold: once for each. */
export interface PaymentVoidTable {
  id: Generated<number>;
  payment_id: number;
  created_at: number;
  created_by: string | null;
  reason: string;
  /** 1 where the ride was forfeited: what was paid for it stays with the park. */
  kept: Generated<number>;
}
