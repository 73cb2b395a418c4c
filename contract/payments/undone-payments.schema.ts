import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import * as z from 'zod/mini';
import { dayRange } from '../days.schema.ts';
import { moment } from '../fields.schema.ts';

export const undonePaymentsQuery = dayRange;

const ways = Object.keys(deskReasons) as (keyof typeof deskReasons)[];

/** A payment that the desk took back, or whose method it corrected; `amount` in PLN. */
export const undonePaymentRow = z.object({
  payment: z.int(),
  how: z.enum(ways),
  amount: z.number(),
  method: z.enum(cashMethods),
  date_created: moment,
  /** First names; null if the account is deleted, or where nobody is known. */
  taken_by: z.nullable(z.string()),
  undone_by: z.nullable(z.string()),
  rider: z.nullable(z.string()),
  for_pass: z.boolean(),
});
/** The oldest first. */
export const undonePaymentRows = z.array(undonePaymentRow);
export type UndonePaymentRow = z.infer<typeof undonePaymentRow>;
