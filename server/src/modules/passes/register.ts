/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerOwnPasses } from './own-passes.routes.ts';
export { registerPassChanges } from './pass-changes.routes.ts';
export { registerPassSales } from './pass-sales.routes.ts';
