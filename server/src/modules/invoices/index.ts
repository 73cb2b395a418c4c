/** Drafts of invoices for the bookkeeper's program. No other module imports it. */
export { handOver } from './hand-over.ts';
