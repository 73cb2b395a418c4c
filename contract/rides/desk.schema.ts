import { nameSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';

export const walkInBody = z.strictObject({
  slot: rowId,
  first_name: nameSchema,
  description: phoneSchema,
  request_key: requestKey,
});
export const arrivalBody = z.strictObject({ slot: rowId, arrived: z.boolean() });
export const noShowBody = z.strictObject({ slot: rowId, missing: z.boolean() });
