import { paymentMethods } from '@cablepark/domain/park/policy';
import * as z from 'zod';
import { rowId } from '../slots/slots.schema.ts';

/** POST /items/Payment: `amount` in PLN, the slot's price if it is left out. */
export const newPayment = z.strictObject({
  slot: rowId,
  amount: z.number().min(0).max(1_000_000).nullish(),
  method: z.enum(paymentMethods),
});
export type NewPayment = z.infer<typeof newPayment>;
