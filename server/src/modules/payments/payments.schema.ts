import { deskMethods } from '@cablepark/domain/park/policy';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod';
import { rowId } from '../slots/index.ts';

/** POST /items/Payment: `amount` in PLN, the slot's price if it is left out. */
export const newPayment = z.strictObject({
  slot: rowId,
  amount: z.number().min(0).max(1_000_000).nullish(),
  method: z.enum(deskMethods),
});
export type NewPayment = z.infer<typeof newPayment>;

/** POST /desk/voids. */
export const voiding = z.strictObject({ payment: rowId, reason: line(500, 3) });
