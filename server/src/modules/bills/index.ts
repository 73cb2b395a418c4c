/** Online payment: holds, checkouts, and settling in whatever way the money comes. `payment-providers/` has the providers. */
export { type CheckoutJob, startCheckoutJob } from './checkout-job.ts';
export { insertDeskBill, insertDeskLine } from './desk-bills.store.ts';
