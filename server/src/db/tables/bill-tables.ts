import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { BillState } from '@cablepark/domain/payments/bill-steps';
import type { PaymentProviderName, RefundState } from '@cablepark/domain/payments/checkout';
import type { DraftState, InvoiceServiceName } from '@cablepark/domain/payments/invoice-draft';
import type { Generated } from 'kysely';
import * as z from 'zod';

/** The tables of bills and of their online payment; `tables.ts` explains the value formats. */

/** The items that are paid for together; a checkout is a bill with online payment. */
export interface BillTable {
  /** A UUID; also the checkout's id at the provider. */
  id: string;
  /** The payer; null at the desk if the bill names none. */
  account_id: string | null;
  amount_cents: number;
  state: BillState;
  /** Null for a bill of the desk, which is settled at once. */
  provider: PaymentProviderName | null;
  /** The provider's own number: first of its session, later of its payment. */
  provider_ref: string | null;
  /** The provider's payment page; null until the provider has answered. */
  url: string | null;
  created_at: number;
  /** Deadline of its slots' holds; null with `provider`. */
  expires_at: number | null;
  /** 1 if it got an extension because the provider did not answer. */
  graced: Generated<number>;
  paid_at: number | null;
  /** Tax number for a company's receipt; null without one. */
  tax_id: string | null;
  /** The caller's idempotency key, which identifies a repeated call. */
  request_key: string | null;
  /** The received amount if it does not match, in hundredths of its currency; null if it matches or is unknown. */
  came_cents: Generated<number | null>;
  came_currency: Generated<string | null>;
  /** The discount on its lines, in grosze. */
  discount_cents: Generated<number>;
  /** Null without a discount. */
  discount_reason: Generated<string | null>;
  /** The member of the staff who took it; null for a checkout. */
  created_by: Generated<string | null>;
}

/** An item to pay: a booking, as it was sold, a pass, or something else on the price list. */
export interface BillLineTable {
  id: Generated<number>;
  bill_id: string;
  /** Null for passes. */
  booking_id: number | null;
  /** JSON: the `PassKind` on sale; null for all else. */
  pass_kind: string | null;
  /** JSON: the `SoldItem` of the price list; null for all else. */
  item: Generated<string | null>;
  amount_cents: number;
  vat_rate: VatRate | null;
  /** Its result after the payment: a payment, or a refund because the slot was gone. An item has neither. */
  payment_id: number | null;
  refund_id: string | null;
}

const soldItem = z.object({
  /** The row of the price list. */
  row: z.string(),
  name: z.object({ pl: z.string(), en: z.string() }),
  count: z.int(),
  /** Grosze for one. */
  price: z.int(),
});
/** What a bill sells of the price list, as it was at the sale. */
export type SoldItem = z.infer<typeof soldItem>;

export function readSoldItem(json: string): SoldItem {
  return soldItem.parse(JSON.parse(json));
}

/** A refund to the payer of an online payment. */
export interface RefundTable {
  /** 32 hexadecimal digits; also the refund's id at the provider. */
  id: string;
  bill_id: string;
  /** The refunded payment; null for money that bought nothing. */
  payment_id: number | null;
  amount_cents: number;
  state: RefundState;
  reason: string;
  created_at: number;
  /** Null for an automatic refund: the slot was gone. */
  created_by: string | null;
  /** When the provider reported its outcome. */
  ended_at: number | null;
  /** The lease of the server that sends it; null while there is none. */
  claimed_until: Generated<number | null>;
}

/** A provider's notice about an unknown payment, for example after a restore. Staff check it. One row for each payment. */
export interface ProviderNoticeTable {
  id: Generated<number>;
  provider: PaymentProviderName;
  about: 'checkout' | 'refund' | 'payment';
  /** Its id at the provider. */
  ref: string;
  received_at: number;
}

/** A call that moved money, rides or passes, with its idempotency key: a repeated call gets the same answer. Kept for some days. */
export interface AnsweredCallTable {
  id: Generated<number>;
  key: string;
  account_id: string;
  /** Hash of the method, the address and the body. */
  fingerprint: string;
  /** JSON. */
  answer: string;
  created_at: number;
}

/** A money question that staff have closed; `question` is its kind and its subject. */
export interface MoneyAnswerTable {
  id: Generated<number>;
  question: string;
  note: string;
  created_at: number;
  created_by: string;
}

/** A draft of an invoice at the bookkeeper's program, one for each bill. It contains no name; the bill has the tax number. */
export interface InvoiceDraftTable {
  id: Generated<number>;
  bill_id: string;
  /** Our own number, by which we find it at the service. */
  number: string;
  service: InvoiceServiceName;
  state: DraftState;
  /** The service's id of the draft; null until it is known. */
  service_ref: string | null;
  /** Why it is refused, in the service's words, or why it waits (`DraftWait`). */
  reason: string | null;
  updated_at: number;
  /** The lease of the server that hands it over; null while there is none. */
  claimed_until: number | null;
  created_at: number;
  created_by: string;
}
