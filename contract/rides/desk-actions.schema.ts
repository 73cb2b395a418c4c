import { deskActionKinds } from '@cablepark/domain/desk/desk-actions';
import { saleMethods } from '@cablepark/domain/park/policy';
import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import * as z from 'zod/mini';
import { dayRange } from '../days.schema.ts';
import { moment, requestKey } from '../fields.schema.ts';

/** An action of the desk: who, what, when, and for whom. */
export const deskActionRow = z.object({
  id: z.int(),
  kind: z.enum(deskActionKinds),
  date_created: moment,
  /** The account that did it, and its first name; null if the account is deleted. */
  user: z.string(),
  user_name: z.nullable(z.string()),
  /** The rider, or the owner of a pass; null if there is none. */
  rider: z.nullable(z.string()),
  /** The slot after the action, and before it; null for a pass. */
  slot: z.nullable(z.int()),
  from: z.nullable(z.int()),
  /** Of the ride now; null for a pass. */
  startTime: z.nullable(moment),
  asset: z.nullable(z.int()),
  /** For a bill without rides: the method that can be corrected, and its amount in PLN. Null for anything else. */
  bill: z.nullable(z.object({ id: z.string(), method: z.enum(saleMethods), amount: z.number() })),
  /** Whether it has been undone. */
  undone: z.boolean(),
});
/** The latest first. */
export const deskActionRows = z.array(deskActionRow);
export type DeskActionRow = z.infer<typeof deskActionRow>;

export const undoBody = z.strictObject({ request_key: requestKey });

export const undonePaymentsQuery = dayRange;

const ways = Object.keys(deskReasons) as (keyof typeof deskReasons)[];

/** A payment that the desk undid, or whose method it corrected; `amount` in PLN. */
export const undonePaymentRow = z.object({
  /** The cash book's entry of the reversal. */
  entry: z.int(),
  /** Null for items of a bill. */
  payment: z.nullable(z.int()),
  how: z.enum(ways),
  amount: z.number(),
  method: z.enum(cashMethods),
  date_created: moment,
  /** First names; null if the account is deleted, or if nobody is known. */
  taken_by: z.nullable(z.string()),
  undone_by: z.nullable(z.string()),
  rider: z.nullable(z.string()),
  for_pass: z.boolean(),
});
/** The oldest first. */
export const undonePaymentRows = z.array(undonePaymentRow);
export type UndonePaymentRow = z.infer<typeof undonePaymentRow>;
