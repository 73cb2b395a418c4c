import { refundStates, slotsOfCheckoutAtMost } from '@cablepark/domain/payments/checkout';
import { isTaxId } from '@cablepark/domain/payments/tax-id';
import * as z from 'zod/mini';
import { moment, requestKey, rowId } from '../fields.schema.ts';

/** A NIP for the receipt. */
const taxId = z.optional(
  z.nullable(
    z.pipe(
      z.string().check(z.maxLength(20)),
      z
        .transform((text: string) => text.replaceAll(/[\s-]/g, '') || null)
        .check(z.refine((digits) => digits === null || isTaxId(digits), 'checksum')),
    ),
  ),
);

/** Slots, or a pass by the id of its row in the price list. */
export const newCheckout = z.union([
  z.strictObject({
    slots: z.array(rowId).check(z.minLength(1), z.maxLength(slotsOfCheckoutAtMost)),
    tax_id: taxId,
    request_key: requestKey,
  }),
  z.strictObject({ pass_kind: z.string().check(z.maxLength(40)), tax_id: taxId, request_key: requestKey }),
]);
export type NewCheckout = z.infer<typeof newCheckout>;
export type NewCheckoutRow = z.input<typeof newCheckout>;

/**
 * `open`: waits for the payment, holds its slots until `expires_at`. `paid`: the money bought everything. `late`: some or all of it goes
 * back. `review`: the payment does not match, staff check it.
 */
const checkoutStatuses = ['open', 'paid', 'late', 'expired', 'review'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** A line of a checkout; `amount` in PLN. */
const checkoutItemRow = z.object({
  slot: z.nullable(z.int()),
  /** The purchased pass; null before the payment, and for a slot. */
  pass: z.nullable(z.int()),
  /** The pass's name; null for a slot. */
  name: z.nullable(z.object({ pl: z.string(), en: z.string() })),
  start: z.nullable(moment),
  duration: z.nullable(z.int()),
  track: z.nullable(z.int()),
  amount: z.number(),
  /** The state of the refund; null if the money bought something. */
  refund: z.nullable(z.enum(refundStates)),
});
export type CheckoutItemRow = z.infer<typeof checkoutItemRow>;

export const checkoutRow = z.object({
  id: z.uuid(),
  status: z.enum(checkoutStatuses),
  /** PLN. */
  amount: z.number(),
  /** The provider's page; null once the checkout is over. */
  url: z.nullable(z.string()),
  expires_at: moment,
  items: z.array(checkoutItemRow),
});
export type CheckoutRow = z.infer<typeof checkoutRow>;

/** The park asks all riders, or only those with no-shows, to pay first. */
export const payFirstRow = z.object({ first: z.boolean() });
