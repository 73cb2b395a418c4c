/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerPayFirst } from './pay-first.routes.ts';
export { registerRefunds } from './refunds.routes.ts';
