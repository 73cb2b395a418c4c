import { draftStates, invoiceServices } from '@cablepark/domain/payments/invoice-draft';
import * as z from 'zod/mini';
import { day, dayRange } from '../days.schema.ts';

export const draftsQuery = dayRange;
export const draftsBody = z.strictObject({ from: day, to: day });

/** A bill with a tax number, and the draft of its invoice. Money in PLN. */
const invoiceDraftRow = z.object({
  /** Our own number of the draft. */
  number: z.string(),
  tax_id: z.string(),
  /** The money of the bill that was not refunded. */
  amount: z.number(),
  /** The amount on the draft, if money has moved since it was sent; else null. */
  sent_amount: z.nullable(z.number()),
  payments: z.array(z.int()),
  state: z.enum(draftStates),
  /** The service's id of the draft; null until it is known. */
  document: z.nullable(z.string()),
  /** Why it is refused, in the service's words, or why it waits. */
  reason: z.nullable(z.string()),
});
export type InvoiceDraftRow = z.infer<typeof invoiceDraftRow>;

export const invoiceDraftsRow = z.object({
  /** Null if the park has set up none. */
  service: z.nullable(z.enum(invoiceServices)),
  drafts: z.array(invoiceDraftRow),
});
