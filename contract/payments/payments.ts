import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { PaymentProviderName, RefundState } from '@cablepark/domain/payments/checkout';
import type { GivenBackBy } from '@cablepark/domain/payments/payment-rules';
import type { Takings, TakingsKind } from '@cablepark/domain/payments/takings';
import { toGrosze, toPln } from './money.ts';

/** A payment as a list of them tells it (SPEC.md §3): `amount` in PLN. */
export interface PaymentRow {
  id: number;
  slot: number;
  amount: number;
  method: PaymentMethod;
}

/** A line of GET /takings: money in PLN, not below nothing whatever it is; `asset` is the track. */
export interface TakingsRow extends Omit<Takings, 'track' | 'vat'> {
  asset: number | null;
  vat_rate: VatRate | null;
}

/** POST (Editor): gives part or all of what was paid online back. */
export const refundsCall = '/desk/refunds';
/** POST (Editor): keeps that part or all of it went back without us, at the provider's own desk or by a bank. */
export const recordedReturnsCall = '/desk/refunds/recorded';
/** POST (Editor): sends a refund that the provider has refused once more, as another one. */
export const refundAgainCall = (id: string) => `${refundsCall}/${id}/again`;
/** POST (Editor): keeps that the money of a refused refund was given back by another way. */
export const refundGivenCall = (id: string) => `${refundsCall}/${id}/given`;

export interface RefundRow {
  /** 32 hexadecimal digits. */
  id: string;
}

/** GET `?from=&to=&page=` (Manager): what came and what left, as the cash book has it, and rides on passes; the newest first. */
export const paymentsCall = '/desk/payments';
/** GET `?number=` (Manager): those with this number, whether ours, the provider's, or the receipt's. */
export const numberedPaymentsCall = '/desk/payments/numbered';
export const paymentsPerPage = 20;

/**
 * GET (Manager): a payment with what went back of it. PATCH `{receipt}` (Manager): the number of the document that the park has issued for it
 * elsewhere; null takes it away.
 */
export const paymentCall = (id: number | ':id') => `${paymentsCall}/${id}`;

/** Money that came or left, with the payment that it is about; or a ride that a pass has paid for. Money in PLN, times in UTC. */
export interface PaymentRecordRow {
  /** Of the payment; null of money that bought nothing, which is none. */
  id: number | null;
  /** The entry of the cash book; null of a ride on a pass, and of a payment that is told by itself. */
  entry: number | null;
  date_created: string;
  /** `YYYY-MM-DD`: the day that it counts on. */
  day: string;
  /** Below nothing where money left. */
  amount: number;
  method: CashMethod | 'pass';
  /** `ride` or `pass`: what was paid for; `redeemed`: a ride that was paid with a pass, which is no new money. */
  kind: TakingsKind;
  /** Why money left. */
  note: string | null;
  vat_rate: VatRate | null;
  /** The slot, also where another has taken it since; null for a pass. */
  slot: number | null;
  /** Of the slot; null where it is gone. */
  start: string | null;
  track: number | null;
  /** Who paid, as far as is known. */
  name: string | null;
  taken_by: string | null;
  voided_at: string | null;
  void_reason: string | null;
  /** Of a voided one: its ride was cancelled late, and what was paid stays with the park. */
  kept: boolean;
  /** What of the payment went back, or is on its way. */
  refunded: number;
  /** Of what was paid online: who took it, and its number there. */
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
  /** What came and left, the first first. */
  entries: PaymentEntryRow[];
  /** What an Editor may still give back of it online; 0 for what was taken at the desk. */
  refundable: number;
  /** What of money online neither went back nor is on its way, whoever gives it back; 0 for what was taken at the desk. */
  left: number;
  /** Who gives its money back where it is voided. */
  given_back_by: GivenBackBy;
}

/** GET /takings/passes: what is owed for passes that hold, in PLN. */
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
