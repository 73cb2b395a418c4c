import { slotsOfCheckoutAtMost } from '@cablepark/domain/payments/checkout';
import { isTaxId } from '@cablepark/domain/payments/tax-id';
import * as z from 'zod';
import { requestKey } from '../../http/answer-once.ts';
import { rowId } from '../slots/index.ts';

const tax_id = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll(/[\s-]/g, '') || null)
  .refine((digits) => digits === null || isTaxId(digits), 'checksum')
  .nullish();

/** POST /checkouts: slots, or a pass by the id of its row in the price list. `tax_id`: a NIP for the receipt. */
export const newCheckout = z.union([
  z.strictObject({
    slots: z.array(rowId).min(1).max(slotsOfCheckoutAtMost),
    tax_id,
    request_key: requestKey,
  }),
  z.strictObject({ pass_kind: z.string().max(40), tax_id, request_key: requestKey }),
]);
export type NewCheckout = z.infer<typeof newCheckout>;
