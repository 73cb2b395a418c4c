import { nameSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import { methodObstacles } from '@cablepark/domain/desk/corrections';
import { saleMethods } from '@cablepark/domain/park/policy';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';

export const methodCorrection = z.strictObject({
  payment: rowId,
  method: z.enum(saleMethods),
  request_key: requestKey,
});

/** Of a bill without rides, which has no payment to name. `from`: the method that it has now. */
export const billMethodCorrection = z.strictObject({
  bill: z.uuid(),
  from: z.enum(saleMethods),
  method: z.enum(saleMethods),
  request_key: requestKey,
});

/** The bill after the correction. */
export const correctedBill = z.object({ id: z.string(), method: z.enum(saleMethods) });

/** The scope of a correction of this payment's method: the payment alone, or the bill that contains it. */
export const methodPreview = z.object({
  /** The slots whose method changes. */
  slots: z.array(z.int()),
  /** The sold passes and rows of the price list on the bill. */
  others: z.int(),
  /** The passes among them. */
  passes: z.int(),
  /** PLN of all together. */
  amount: z.number(),
  /** Why the bill can't be corrected; null if it can. */
  obstacle: z.nullable(z.enum(methodObstacles)),
});

/** The right rider: an account, or a guest, with or without a phone. */
export const riderCorrection = z.union([
  z.strictObject({ slot: rowId, account: z.uuid(), request_key: requestKey }),
  z.strictObject({
    slot: rowId,
    first_name: nameSchema,
    description: z.nullable(phoneSchema),
    request_key: requestKey,
  }),
]);

/** The name or phone of a rider or guest; absent fields stay. */
export const contactCorrection = z.strictObject({
  account: z.uuid(),
  first_name: z.optional(nameSchema),
  description: z.optional(phoneSchema),
  request_key: requestKey,
});
export type ContactCorrection = z.infer<typeof contactCorrection>;

/** The account after a correction. */
export const correctedContact = z.object({
  id: z.string(),
  first_name: z.nullable(z.string()),
  description: z.nullable(z.string()),
});
