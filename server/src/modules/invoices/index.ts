/** Drafts of invoices that the bookkeeper's program takes. Other modules need nothing of it. */
export { handOver } from './hand-over.ts';
