import * as z from 'zod';

/** The fields that we read from Stripe's answers and webhooks. Amounts are grosze, currencies lower-case. */

const charge = z.object({
  /** The refunded amount, by anybody. */
  amount_refunded: z.int(),
  /** The rider's bank has disputed it. */
  disputed: z.boolean(),
});

export const intent = z.object({
  id: z.string().startsWith('pi_'),
  status: z.string(),
  amount_received: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
  latest_charge: charge.nullable(),
});
export type Intent = z.infer<typeof intent>;

/** A checkout session: `status` shows whether its page is open, `payment_status` whether it is paid. */
export const session = z.object({
  id: z.string().startsWith('cs_'),
  url: z.url().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.union([intent, z.string()]).nullable(),
});
export type Session = z.infer<typeof session>;

export const refund = z.object({
  id: z.string(),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
});
export type Refund = z.infer<typeof refund>;
export const refunds = z.object({ data: z.array(refund) });

const ours = z.object({ checkout: z.uuid() });
/** The objects of the handled events. */
export const providerEvent = z.object({
  data: z.object({
    object: z.union([
      z
        .object({ object: z.literal('checkout.session'), client_reference_id: z.uuid(), metadata: ours })
        .refine((answer) => answer.client_reference_id === answer.metadata.checkout),
      z.object({ object: z.literal('charge'), metadata: ours }),
      z.object({
        object: z.literal('refund'),
        metadata: z.object({ refund: z.string().regex(/^[0-9a-f]{32}$/) }),
      }),
      z.object({ object: z.literal('dispute'), payment_intent: z.string().startsWith('pi_') }),
    ]),
  }),
});
