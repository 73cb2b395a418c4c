import { vatRates } from '@cablepark/domain/park/vat-rates';
import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import { paymentProviders, refundStates } from '@cablepark/domain/payments/checkout';
import { givers } from '@cablepark/domain/payments/payment-rules';
import { takingsKinds } from '@cablepark/domain/payments/takings';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod/mini';
import { dayRange } from '../days.schema.ts';
import { moment } from '../fields.schema.ts';

const page = z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(10_000)), 1);
export const recordsQuery = z.intersection(dayRange, z.object({ page }));
export const numberedRecordsQuery = z.object({ number: z.string().check(z.minLength(1), z.maxLength(60)) });

/** Money in or out with its payment, or a ride on a pass. Money in PLN, times in UTC. */
const paymentRecordRow = z.object({
  /** Id of the payment; null for money that bought nothing. */
  id: z.nullable(z.int()),
  /** The entry of the cash book; null for a ride on a pass, and in the answer for one payment. */
  entry: z.nullable(z.int()),
  date_created: moment,
  /** Its day in the cash book. */
  day: z.iso.date(),
  /** Negative where money left. */
  amount: z.number(),
  method: z.enum([...cashMethods, 'pass']),
  /** `ride` or `pass`: a payment for one; `redeemed`: a ride on a pass, which is no new money. */
  kind: z.enum(takingsKinds),
  /** The reason of a refund. */
  note: z.nullable(z.string()),
  /** The sold item of the price list, and its count; null for anything else. */
  item: z.nullable(z.object({ name: z.object({ pl: z.string(), en: z.string() }), count: z.int() })),
  /** The line of the bill that sold it; null for all else. */
  line: z.nullable(z.int()),
  vat_rate: z.nullable(z.enum(vatRates)),
  /** The slot, even where another rider has it now; null for a pass. */
  slot: z.nullable(z.int()),
  /** Start of the slot; null where it is deleted. */
  start: z.nullable(moment),
  track: z.nullable(z.int()),
  /** The payer's name, if known. */
  name: z.nullable(z.string()),
  taken_by: z.nullable(z.string()),
  voided_at: z.nullable(moment),
  void_reason: z.nullable(z.string()),
  /** For a voided payment: the rider cancelled late, and the park keeps the money. */
  kept: z.boolean(),
  /** The refunds of the payment so far, pending ones included. */
  refunded: z.number(),
  /** For an online payment: the provider, and its reference number. */
  provider: z.nullable(z.enum(paymentProviders)),
  provider_number: z.nullable(z.string()),
  tax_id: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
});
export type PaymentRecordRow = z.infer<typeof paymentRecordRow>;
export const paymentRecordRows = z.array(paymentRecordRow);

const paymentRefundRow = z.object({
  amount: z.number(),
  state: z.enum(refundStates),
  reason: z.string(),
  date_created: moment,
});

const paymentEntryRow = z.object({
  id: z.int(),
  date_created: moment,
  day: z.iso.date(),
  amount: z.number(),
  method: z.enum(cashMethods),
  kind: z.enum(takingsKinds),
  note: z.nullable(z.string()),
});

export const paymentDetailsRow = z.extend(paymentRecordRow, {
  id: z.int(),
  refunds: z.array(paymentRefundRow),
  /** Its money in and out, the oldest first. */
  entries: z.array(paymentEntryRow),
  /** The amount that an Editor may still refund online; 0 for desk payments. */
  refundable: z.number(),
  /** The amount of an online payment without a refund done or pending, by anybody; 0 for desk payments. */
  left: z.number(),
  /** Where its refund happens when it is voided. */
  given_back_by: z.enum(givers),
});
export type PaymentDetailsRow = z.infer<typeof paymentDetailsRow>;

export const receiptBody = z.strictObject({ receipt: z.nullable(line(60, 1)) });
