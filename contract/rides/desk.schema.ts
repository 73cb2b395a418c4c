import { nameSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';
import { anyPln } from '../money.schema.ts';

export const walkInBody = z.strictObject({
  slot: rowId,
  first_name: nameSchema,
  /** Null if a guest leaves no number. */
  description: z.nullable(phoneSchema),
  /** In PLN, for the rest of a missed slot; absent for the slot's own price. */
  price: z.optional(anyPln),
  request_key: requestKey,
});
export const freeMissedBody = z.strictObject({ slot: rowId });
export const arrivalBody = z.strictObject({ slot: rowId, arrived: z.boolean() });
export const arrivalsBody = z.strictObject({
  slots: z.array(rowId).check(z.minLength(1), z.maxLength(partySlotsAtMost)),
  arrived: z.boolean(),
});
export const noShowBody = z.strictObject({ slot: rowId, missing: z.boolean() });
