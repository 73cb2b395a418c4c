import type { MethodSums } from '@cablepark/domain/payments/day-close';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod/mini';
import { day, dayRange } from '../days.schema.ts';
import { moment, requestKey } from '../fields.schema.ts';
import { sumPln } from '../money.schema.ts';

/** A sum for each method: a call without one has not seen it. */
function eachMethod(sum: z.ZodMiniType<number, number>): z.ZodMiniType<MethodSums, MethodSums> {
  return z.strictObject({ cash: sum, card: sum, blik: sum, online: sum, transfer: sum });
}

export const dayClosesQuery = dayRange;
export const openDaysQuery = z.object({ day });

/** The money of one close: all days since the last close up to this one. Days are `YYYY-MM-DD`. */
export const openDaysRow = z.object({
  from: z.iso.date(),
  day: z.iso.date(),
  /** PLN by method; negative where more left than came. */
  sums: eachMethod(z.number()),
});
export type OpenDaysRow = z.infer<typeof openDaysRow>;

/** A close; immutable. Money in PLN. */
export const dayCloseRow = z.extend(openDaysRow, {
  date_created: moment,
  /** Null where the account is deleted. */
  closed_by: z.nullable(z.string()),
  /** The counted cash, less the float of the till. */
  counted: z.number(),
  /** The counted cash less that of the cash book. */
  difference: z.number(),
  note: z.nullable(z.string()),
});
export type DayCloseRow = z.infer<typeof dayCloseRow>;

export const dayClosesRow = z.object({
  /** The latest first. */
  closes: z.array(dayCloseRow),
  /** The last closed day, whatever the range of the request. */
  last_closed: z.nullable(z.iso.date()),
});
export type DayClosesRow = z.infer<typeof dayClosesRow>;

export const closingBody = z.strictObject({
  day,
  sums: eachMethod(sumPln),
  counted: sumPln,
  note: z.nullish(line(reasonLength.max, reasonLength.min)),
  request_key: requestKey,
});
