import { voidWays } from '@cablepark/domain/payments/cash-entry';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';
import { reason } from '../reason.schema.ts';
import { slotRow } from '../rides/slots.schema.ts';

/**
 * `back_by` is how the desk returns the money; a `mistake` was never in the till, or not like this. `whole_bill`: as a mistake, with all else that the
 * desk took on the same bill.
 */
export const voidBody = z.strictObject({
  payment: rowId,
  reason,
  back_by: z.optional(z.enum(voidWays)),
  whole_bill: z.optional(z.boolean()),
  request_key: requestKey,
});

/** Null where the slot of an ended booking is deleted. */
export const voidAnswer = z.nullable(slotRow);
