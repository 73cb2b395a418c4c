import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { PaymentProviderName, RefundState } from '@cablepark/domain/payments/checkout';
import type { GivenBackBy } from '@cablepark/domain/payments/payment-rules';
import type { Takings, TakingsKind } from '@cablepark/domain/payments/takings';
import { toGrosze, toPln } from './money.ts';

/** A payment in a list (SPEC.md §3): `amount` in PLN. */
export interface PaymentRow {
  id: number;
  slot: number;
  amount: number;
  method: PaymentMethod;
}

/** A line of GET /takings: money in PLN, never negative for any kind; `asset` is the track. */
export interface TakingsRow extends Omit<Takings, 'track' | 'vat'> {
  asset: number | null;
  vat_rate: VatRate | null;
}

/** POST (Editor): refunds part or all of an online payment. */
export const refundsCall = '/desk/refunds';
/** POST (Editor): records a refund made outside the system, in the provider's own panel or by a bank. */
export const recordedReturnsCall = '/desk/refunds/recorded';
/** POST (Editor): retries a refund that the provider refused, as a new one. */
export const refundAgainCall = (id: string) => `${refundsCall}/${id}/again`;
/** POST (Editor): records that the money of a refused refund went back another way. */
export const refundGivenCall = (id: string) => `${refundsCall}/${id}/given`;

export interface RefundRow {
  /** 32 hexadecimal digits. */
  id: string;
}

/** GET `?from=&to=&page=` (Manager): the cash book's money in and out, and rides on passes; the newest first. */
export const paymentsCall = '/desk/payments';
/** GET `?number=` (Manager): payments with this number of ours, the provider's, or the receipt's. */
export const numberedPaymentsCall = '/desk/payments/numbered';
export const paymentsPerPage = 20;

/** GET (Manager): a payment with its refunds. PATCH `{receipt}` (Manager): the number of the park's own document for it; null removes it. */
export const paymentCall = (id: number | ':id') => `${paymentsCall}/${id}`;

/** Money in or out with its payment, or a ride on a pass. Money in PLN, times in UTC. */
export interface PaymentRecordRow {
  /** Id of the payment; null for money that bought nothing. */
  id: number | null;
  /** The entry of the cash book; null for a ride on a pass, and in the answer for one payment. */
  entry: number | null;
  date_created: string;
  /** `YYYY-MM-DD`: its day in the cash book. */
  day: string;
  /** Negative where money left. */
  amount: number;
  method: CashMethod | 'pass';
  /** `ride` or `pass`: a payment for one; `redeemed`: a ride on a pass, which is no new money. */
  kind: TakingsKind;
  /** The reason of a refund. */
  note: string | null;
  vat_rate: VatRate | null;
  /** The slot, even where another rider has it now; null for a pass. */
  slot: number | null;
  /** Start of the slot; null where it is deleted. */
  start: string | null;
  track: number | null;
  /** The payer's name, if known. */
  name: string | null;
  taken_by: string | null;
  voided_at: string | null;
  void_reason: string | null;
  /** For a voided payment: the rider cancelled late, and the money stays with the park. */
  kept: boolean;
  /** The refunds of the payment so far, pending ones included. */
  refunded: number;
  /** For an online payment: the provider, and its reference number. */
  provider: PaymentProviderName | null;
  provider_number: string | null;
  tax_id: string | null;
  receipt: string | null;
}

export interface PaymentRefundRow {
  amount: number;
  state: RefundState;
  reason: string;
  date_created: string;
}

export interface PaymentEntryRow {
  id: number;
  date_created: string;
  day: string;
  amount: number;
  method: CashMethod;
  kind: TakingsKind;
  note: string | null;
}

export interface PaymentDetailsRow extends PaymentRecordRow {
  id: number;
  refunds: PaymentRefundRow[];
  /** Its money in and out, the oldest first. */
  entries: PaymentEntryRow[];
  /** The amount that an Editor may still refund online; 0 for desk payments. */
  refundable: number;
  /** The amount of an online payment without a refund done or pending, by anybody; 0 for desk payments. */
  left: number;
  /** Where its refund happens when it is voided. */
  given_back_by: GivenBackBy;
}

/** GET /takings/passes: the park's debt for valid passes, in PLN. */
export interface OwedRow {
  passes: number;
  amount: number;
}

export function readTakingsRow({ asset, vat_rate, amount, ...same }: TakingsRow): Takings {
  return { ...same, track: asset, vat: vat_rate, amount: toGrosze(amount) };
}

export function writeTakingsRow({ day, kind, method, track, vat, amount, count }: Takings): TakingsRow {
  return { day, kind, method, asset: track, vat_rate: vat, amount: toPln(amount), count };
}
