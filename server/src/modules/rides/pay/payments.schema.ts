import { deskMethods } from '@cablepark/domain/park/policy';
import * as z from 'zod';
import { anyPln } from '../../../http/money.schema.ts';
import { rowId } from '../../slots/index.ts';

/** POST /items/Payment: `amount` in PLN, by default the slot's price; a `pass` pays its share of its own price. */
export const newPayment = z
  .strictObject({
    slot: rowId,
    amount: anyPln.nullish(),
    method: z.enum(deskMethods),
    pass: rowId.optional(),
  })
  .refine(({ pass, method }) => pass === undefined || method === 'pass', {
    message: 'together',
    path: ['method'],
  })
  // The pass itself defines what a slot costs it.
  .refine(({ pass, amount }) => pass === undefined || amount == null, {
    message: 'together',
    path: ['amount'],
  });
export type NewPayment = z.infer<typeof newPayment>;
