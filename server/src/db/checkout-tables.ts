import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { CheckoutState, PaymentProviderName, RefundState } from '@cablepark/domain/payments/checkout';
import type { Generated } from 'kysely';

/** The tables of paying online; `tables.ts` says how values are kept. */

export interface CheckoutTable {
  /** A UUID; the provider knows the checkout by it. */
  id: string;
  account_id: string;
  amount_cents: number;
  state: CheckoutState;
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

/** What is to be bought: a slot, or a pass. */
export interface CheckoutItemTable {
  id: Generated<number>;
  checkout_id: string;
  slot_id: number | null;
  /** The booking that is paid for; null of passes. */
  booking_id: Generated<number | null>;
  /** JSON: the `PassKind` on sale. */
  pass_kind: string | null;
  amount_cents: number;
  vat_rate: VatRate | null;
  /** The slot's start, minutes and track as it was offered; null of passes, and of what was begun before this was kept. */
  start_at: number | null;
  duration: number | null;
  asset_id: number | null;
  /** What it became once the money was there: a payment, or what goes back because the slot was gone. */
  payment_id: number | null;
  refund_id: string | null;
}

/** Money that goes back to who paid it online. */
export interface RefundTable {
  /** 32 hexadecimal digits; the provider knows the refund by it. */
  id: string;
  checkout_id: string;
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
