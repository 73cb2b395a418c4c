import { vatRates } from '@cablepark/domain/park/vat-rates';
import { cashKinds } from '@cablepark/domain/payments/cash-entry';
import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import { factReasons } from '@cablepark/domain/payments/close-facts';
import { floatOrigins, type MethodSums } from '@cablepark/domain/payments/day-close';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod/mini';
import { day, dayRange } from '../days.schema.ts';
import { moment, requestKey } from '../fields.schema.ts';
import { anyPln, sumPln } from '../money.schema.ts';

/** A sum for each method: a call without one has not seen it. */
function eachMethod(sum: z.ZodMiniType<number, number>): z.ZodMiniType<MethodSums, MethodSums> {
  return z.strictObject({ cash: sum, card: sum, blik: sum, online: sum, transfer: sum });
}

export const dayClosesQuery = dayRange;
export const openDaysQuery = z.object({ day });

/** The money that one account took. */
const personRow = z.object({
  /** Null for a deleted account. */
  name: z.nullable(z.string()),
  /** Whether no account took it: money that came online. */
  automatic: z.boolean(),
  sums: eachMethod(z.number()),
  /** Entries of the cash book. */
  count: z.int(),
});
export type PersonRow = z.infer<typeof personRow>;

const days = z.object({
  from: z.iso.date(),
  day: z.iso.date(),
  /** PLN by method; negative where more left than came. */
  sums: eachMethod(z.number()),
});

/** The money of one close: all days since the last close up to this one. Days are `YYYY-MM-DD`. */
export const openDaysRow = z.extend(days, {
  /** The cash in the till before the first sale of these days. */
  float: z.number(),
  float_from: z.enum(floatOrigins),
  people: z.array(personRow),
});
export type OpenDaysRow = z.infer<typeof openDaysRow>;

/** A close; immutable. Money in PLN. */
export const dayCloseRow = z.extend(days, {
  date_created: moment,
  /** Null where the account is deleted. */
  closed_by: z.nullable(z.string()),
  /** All cash in the till; in a close without a float, minus a float that was not recorded. */
  counted: z.number(),
  /** The counted cash less the float and that of the cash book. */
  difference: z.number(),
  note: z.nullable(z.string()),
  /** Null for a close of before floats were recorded, as the next two. */
  float: z.nullable(z.number()),
  taken: z.nullable(z.number()),
  /** The cash that stayed in the till. */
  left: z.nullable(z.number()),
});
export type DayCloseRow = z.infer<typeof dayCloseRow>;

/** An entry of the cash book that was undone, or that may explain a difference. */
const closeFactRow = z.object({
  reason: z.enum(factReasons),
  entry: z.int(),
  date_created: moment,
  kind: z.enum(cashKinds),
  method: z.enum(cashMethods),
  /** With `method`: the method of the new payment. */
  instead: z.nullable(z.enum(cashMethods)),
  amount: z.number(),
  payment: z.nullable(z.int()),
  /** What was paid for, with the rider's first name (null for a deleted account); null for any other sale. */
  ride: z.nullable(z.object({ start: moment, name: z.nullable(z.string()) })),
  /** Who entered it; null for a deleted account, and for an automatic entry. */
  name: z.nullable(z.string()),
});
export type CloseFactRow = z.infer<typeof closeFactRow>;
export const closeFactRows = z.array(closeFactRow);

/** A close with all that it keeps. */
export const daySnapshotRow = z.extend(dayCloseRow, {
  people: z.array(personRow),
  vat: z.array(z.object({ rate: z.nullable(z.enum(vatRates)), amount: z.number() })),
  facts: closeFactRows,
});
export type DaySnapshotRow = z.infer<typeof daySnapshotRow>;

export const dayClosesRow = z.object({
  /** The latest first. */
  closes: z.array(dayCloseRow),
  /** The last closed day, whatever the range of the request. */
  last_closed: z.nullable(z.iso.date()),
});
export type DayClosesRow = z.infer<typeof dayClosesRow>;

/** The open days that a reminder names; null if there is nothing to remind of. */
export const dueCloseRow = z.nullable(z.object({ from: z.iso.date(), day: z.iso.date() }));

export const explanationsQuery = z.object({
  day,
  /** The counted cash. */
  counted: z.coerce.number<number>().check(z.gte(0), z.lte(1_000_000)),
});

export const closingBody = z.strictObject({
  day,
  /** The sums and the float as they were shown. */
  sums: eachMethod(sumPln),
  float: anyPln,
  counted: anyPln,
  taken: anyPln,
  note: z.nullish(line(reasonLength.max, reasonLength.min)),
  request_key: requestKey,
});

export const floatBody = z.strictObject({ day, float: anyPln });
