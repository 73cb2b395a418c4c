import type { VatRate } from '@cablepark/domain/pages/prices.schema';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { PaymentProviderName, RefundState } from '@cablepark/domain/payments/checkout';
import type { RecordKind, Takings } from '@cablepark/domain/payments/takings';
import { toGrosze, toPln } from './money.ts';

/** A payment as a list of them tells it (SPEC.md §3): `amount` in PLN. */
export interface PaymentRow {
  id: number;
  slot: number;
  amount: number;
  method: PaymentMethod;
}

/** A line of GET /takings: money in PLN, `asset` is the track. */
export interface TakingsRow extends Omit<Takings, 'track'> {
  asset: number | null;
}

/** POST (Editor): gives part or all of what was paid online back. */
export const refundsCall = '/desk/refunds';

export interface RefundRow {
  /** 32 hexadecimal digits. */
  id: string;
}

/** GET `?from=&to=&page=` (Manager): payments as they were taken, the newest first. */
export const paymentsCall = '/desk/payments';
/** GET `?number=` (Manager): those with this number, whether ours, the provider's, or the receipt's. */
export const numberedPaymentsCall = '/desk/payments/numbered';
export const paymentsPerPage = 20;

/**
 * GET (Manager): a payment with what went back of it. PATCH `{receipt}` (Manager): the number of the document that the park has issued for it
 * elsewhere; null takes it away.
 */
export const paymentCall = (id: number | ':id') => `${paymentsCall}/${id}`;

/** A payment as the books have it. Money in PLN, times in UTC. */
export interface PaymentRecordRow {
  /** Null of money that bought nothing, which is no payment; it is found by the provider's number alone. */
  id: number | null;
  date_created: string;
  amount: number;
  method: PaymentMethod;
  /** What was paid for; `redeemed`: with a pass, which is no new money; `late`: nothing, as the money came too late. */
  kind: RecordKind;
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
  /** What went back, or is on its way. */
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

export interface PaymentDetailsRow extends PaymentRecordRow {
  id: number;
  refunds: PaymentRefundRow[];
  /** What an Editor may still give back of it; 0 for what was taken at the desk. */
  refundable: number;
}

/** GET /takings/passes: what is owed for passes that hold, in PLN. */
export interface OwedRow {
  passes: number;
  amount: number;
}

export function readTakingsRow({ asset, amount, voidedAmount, ...same }: TakingsRow): Takings {
  return { ...same, track: asset, amount: toGrosze(amount), voidedAmount: toGrosze(voidedAmount) };
}

export function writeTakingsRow(taken: Takings): TakingsRow {
  return {
    day: taken.day,
    kind: taken.kind,
    method: taken.method,
    asset: taken.track,
    amount: toPln(taken.amount),
    count: taken.count,
    voidedAmount: toPln(taken.voidedAmount),
    voidedCount: taken.voidedCount,
  };
}
