import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { BillState } from '@cablepark/domain/payments/bill-steps';
import type { PaymentProviderName, RefundState } from '@cablepark/domain/payments/checkout';
import type { Generated } from 'kysely';

/** The tables of bills and of paying them online; `tables.ts` says how values are kept. */

/** What one account pays together; a checkout is a bill that is paid online. */
export interface BillTable {
  /** A UUID; the provider knows its checkout by it. */
  id: string;
  account_id: string;
  amount_cents: number;
  state: BillState;
  provider: PaymentProviderName;
  /** The provider's own number: of what was begun, later of what was paid. */
  provider_ref: string | null;
  /** Where the rider pays; null until the provider was asked. */
  url: string | null;
  created_at: number;
  /** Until when its slots are held. */
  expires_at: number;
  /** 1 where it was given more time once, as the provider did not answer. */
  graced: Generated<number>;
  paid_at: number | null;
  /** For whom a company wants its receipt; null where nobody asked. */
  tax_id: string | null;
  /** The caller's own name of the call, so that one that is made again is the same one. */
  request_key: string | null;
  /** The money that came where it is not what was asked for, in hundredths of its currency; null where it is, or is not told. */
  came_cents: Generated<number | null>;
  came_currency: Generated<string | null>;
}

/** What is to be paid: a booking, as it was sold, or a pass. */
export interface BillLineTable {
  id: Generated<number>;
  bill_id: string;
  /** Null of passes. */
  booking_id: number | null;
  /** JSON: the `PassKind` on sale; null of bookings. */
  pass_kind: string | null;
  amount_cents: number;
  vat_rate: VatRate | null;
  /** What it became once the money was there: a payment, or what goes back because the slot was gone. */
  payment_id: number | null;
  refund_id: string | null;
}

/** Money that goes back to who paid it online. */
export interface RefundTable {
  /** 32 hexadecimal digits; the provider knows the refund by it. */
  id: string;
  bill_id: string;
  /** The payment that is given back; null for money that bought nothing. */
  payment_id: number | null;
  amount_cents: number;
  state: RefundState;
  reason: string;
  created_at: number;
  /** Null where nobody decided it: the slot was gone. */
  created_by: string | null;
  /** When the provider said how it ended. */
  ended_at: number | null;
  /** Until when one server alone sends it; null where none has begun. */
  claimed_until: Generated<number | null>;
}

/** A provider rang for what is not known here, as after a backup was put back: staff look at it. Once for each. */
export interface ProviderNoticeTable {
  id: Generated<number>;
  provider: PaymentProviderName;
  about: 'checkout' | 'refund' | 'payment';
  /** Its id, as the provider has it. */
  ref: string;
  received_at: number;
}

/** A call that moved money, rides or passes, by its caller's key: one that is sent again gets the same answer. Kept for some days. */
export interface AnsweredCallTable {
  id: Generated<number>;
  key: string;
  account_id: string;
  /** Of the method, the address and the body. */
  fingerprint: string;
  /** JSON. */
  answer: string;
  created_at: number;
}

/** That staff have looked after a question of the list of money without a ride; `question` is its kind and what it is about. */
export interface MoneyAnswerTable {
  id: Generated<number>;
  question: string;
  note: string;
  created_at: number;
  created_by: string;
}
