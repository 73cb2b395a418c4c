/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerPayFirst } from './pay-first.routes.ts';
export { registerPaymentKeys } from './payment-keys.routes.ts';
export { registerRefunds } from './refunds.routes.ts';
