import { saleMethods } from '@cablepark/domain/park/policy';
import { billLinesAtMost } from '@cablepark/domain/payments/desk-bill';
import * as z from 'zod/mini';
import { moment, requestKey, rowId } from '../fields.schema.ts';
import { reason } from './reason.schema.ts';

/** A row of the price list on a desk's bill; `amount` in PLN, as it was paid. */
export const billItemRow = z.object({
  /** The line of the bill. */
  id: z.int(),
  name: z.object({ pl: z.string(), en: z.string() }),
  count: z.int(),
  amount: z.number(),
  /** How it was paid: by one method or by two. */
  methods: z.array(z.enum(saleMethods)),
  /** When its money went back; null while it has not. */
  returned_at: z.nullable(moment),
});
export const billItemRows = z.array(billItemRow);
export type BillItemRow = z.infer<typeof billItemRow>;

/** Lines of one bill whose money goes back, by the methods that paid. */
export const itemReturnBody = z.strictObject({
  lines: z.array(rowId).check(z.minLength(1), z.maxLength(billLinesAtMost)),
  reason,
  request_key: requestKey,
});
