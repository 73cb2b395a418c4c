import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import { deskMethods, paymentMethods } from '@cablepark/domain/park/policy';
import { passRefusals } from '@cablepark/domain/passes/pass-refusals';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';
import { anyPln } from '../money.schema.ts';
import { slotRow } from '../rides/slots.schema.ts';

/** `amount` in PLN, by default the slot's price; a `pass` pays its share of its own price. */
export const newPayment = z
  .strictObject({
    slot: rowId,
    amount: z.optional(z.nullable(anyPln)),
    method: z.enum(deskMethods),
    pass: z.optional(rowId),
  })
  .check(
    z.refine(({ pass, method }) => pass === undefined || method === 'pass', {
      message: 'together',
      path: ['method'],
    }),
    // The pass itself defines the price of a slot.
    z.refine(({ pass, amount }) => pass === undefined || amount == null, {
      message: 'together',
      path: ['amount'],
    }),
  );
export type NewPayment = z.infer<typeof newPayment>;

/** A payment in a list (SPEC.md §3): `amount` in PLN. */
export const paymentRow = z.object({
  id: z.int(),
  slot: z.int(),
  amount: z.number(),
  method: z.enum(paymentMethods),
});
export type PaymentRow = z.infer<typeof paymentRow>;

/** The pass of the system that paid; null for money, and for a pass on paper. */
export const payingPass = z.object({ pass: z.nullable(z.int()) });

export const passPaymentBody = z.strictObject({
  pass: rowId,
  slots: z.array(rowId).check(z.minLength(1), z.maxLength(partySlotsAtMost)),
  request_key: requestKey,
});

/** All the slots after the payment; `left` are those that the pass does not pay for, with the reason. */
export const passPaymentAnswer = z.object({
  slots: z.array(slotRow),
  left: z.array(z.object({ slot: z.int(), code: z.enum(passRefusals) })),
});
