import { passUnits } from '@cablepark/domain/passes/pass-kind';
import * as z from 'zod/mini';
import { rowId } from '../fields.schema.ts';

/** A contract made online, and its withdrawal. Money is in PLN. */
export const withdrawalRow = z.object({
  /** Null: the account. */
  pass: z.nullable(z.int()),
  /** The pass's name; null for the account. */
  contract: z.nullable(z.object({ pl: z.string(), en: z.string() })),
  /** When the contract was made. */
  concluded: z.string(),
  /** The first moment after the deadline. */
  until: z.string(),
  /** The name on the declaration, and the address of the receipt. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  price: z.number(),
  /** The refund, or its preview. */
  amount: z.number(),
  /** Rides or minutes that stay paid: taken, or cancelled too late. */
  taken: z.int(),
  unit: z.nullable(z.enum(passUnits)),
  /** The number of future bookings that it cancels. */
  freed: z.int(),
  /** When the withdrawal was declared; null before. */
  date_created: z.nullable(z.string()),
  /** When the receipt mail was written; null before. */
  mailed: z.nullable(z.string()),
});
export type WithdrawalRow = z.infer<typeof withdrawalRow>;
export const withdrawalRows = z.array(withdrawalRow);

const confirm = z.optional(z.boolean());
/** Without `confirm: true` it previews the refund. */
export const withdrawalBody = z.union([
  z.strictObject({ pass: rowId, confirm }),
  z.strictObject({ account: z.literal(true), confirm }),
]);
export type Declaration = z.infer<typeof withdrawalBody>;
