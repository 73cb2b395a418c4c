import { deskMethods, saleMethods } from '@cablepark/domain/park/policy';
import { voidWays } from '@cablepark/domain/payments/cash-entry';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod';
import { requestKey } from '../../http/answer-once.ts';
import { anyPln } from '../../http/money.schema.ts';
import { rowId } from '../slots/index.ts';

/** POST /items/Payment: `amount` in PLN, the slot's price if it is left out; a `pass` pays its share of its own price. */
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
  // What a slot on a pass has cost the pass itself says.
  .refine(({ pass, amount }) => pass === undefined || amount == null, {
    message: 'together',
    path: ['amount'],
  });
export type NewPayment = z.infer<typeof newPayment>;

/** POST /passes: `kind` is the id of a row of the price list; without an account whoever has the code takes the pass. */
export const newPass = z.strictObject({
  kind: z.string().max(40),
  method: z.enum(saleMethods),
  account: z.uuid().nullish(),
  request_key: requestKey,
});
export type NewPass = z.infer<typeof newPass>;

/** POST /desk/voids: `back_by` says how the desk gives the money back; a `mistake` was never in the till, or not so. */
export const voiding = z.strictObject({
  payment: rowId,
  reason: line(500, 3),
  back_by: z.enum(voidWays).optional(),
  request_key: requestKey,
});
