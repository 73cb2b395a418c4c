/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerDayCloses } from './day-closes.routes.ts';
export { registerUndonePayments } from './undone-payments.routes.ts';
