/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerPassSales } from './pass-sales.routes.ts';
export { registerPayFirst } from './pay-first.routes.ts';
export { registerPaymentRecords } from './payment-records.routes.ts';
export { registerPayments } from './payments.routes.ts';
export { registerRefunds } from './refunds.routes.ts';
export { registerVoids } from './voids.routes.ts';
