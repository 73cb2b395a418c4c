/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerOwnPasses } from './own-passes.routes.ts';
export { registerPassChanges } from './pass-changes.routes.ts';
export { registerPassSales } from './pass-sales.routes.ts';
