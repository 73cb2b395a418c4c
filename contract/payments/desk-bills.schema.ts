import { saleMethods } from '@cablepark/domain/park/policy';
import { billLinesAtMost, partsAtMost } from '@cablepark/domain/payments/desk-bill';
import { isTaxId } from '@cablepark/domain/payments/tax-id';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod/mini';
import { moment, requestKey, rowId } from '../fields.schema.ts';
import { anyPln, somePln } from '../money.schema.ts';
import { reason } from '../reason.schema.ts';
import { slotRows } from '../rides/slots.schema.ts';

const priceRow = z.string().check(z.minLength(1), z.maxLength(40));

/**
 * A line of a bill: a booked slot, at its price by default or on a pass; a row of the price list; or a pass of the price list for an account,
 * null for whoever has its code.
 */
const billLine = z.union([
  z.strictObject({ slot: rowId, amount: z.optional(anyPln) }),
  z.strictObject({ slot: rowId, pass: rowId }),
  z.strictObject({
    item: priceRow,
    count: z.int().check(z.gte(1), z.lte(99)),
  }),
  z.strictObject({ pass_kind: priceRow, account: z.nullable(z.uuid()) }),
]);

export type DeskBillLine = z.infer<typeof billLine>;

export const deskBillBody = z.strictObject({
  lines: z.array(billLine).check(z.minLength(1), z.maxLength(billLinesAtMost)),
  /** Off the whole bill, in PLN; an Editor's. */
  discount: z.optional(z.strictObject({ amount: somePln, reason: line(200, 1) })),
  /** Which method pays how much, in PLN: all together what the bill costs. Empty where it costs nothing. */
  parts: z
    .array(z.strictObject({ method: z.enum(saleMethods), amount: somePln }))
    .check(z.maxLength(partsAtMost)),
  /** The account that pays; by default nobody's. */
  account: z.optional(z.nullable(z.uuid())),
  /** NIP of a company that asked for it. */
  tax_id: z.optional(z.nullable(z.string().check(z.refine(isTaxId, { error: 'regex' })))),
  request_key: requestKey,
});

/** What a bill did: its id where money came, its slots as they are now, and the passes that it sold. */
export const deskBillAnswer = z.object({
  bill: z.nullable(z.string()),
  slots: slotRows,
  passes: z.array(z.object({ id: z.int(), code: z.string(), account: z.nullable(z.string()) })),
});

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
