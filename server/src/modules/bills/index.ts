/** Online payment: holds, checkouts, and settling in whatever way the money comes. `payment-providers/` has the providers. */
export { abandonCheckout } from './abandon-checkout.ts';
export { beginCheckout } from './begin-checkout.ts';
export { type Billed, findBilled, findRidelessBills } from './billed.store.ts';
export { findBill } from './bills.store.ts';
export { type CheckoutJob, startCheckoutJob } from './checkout-job.ts';
export {
  changePayer,
  findDeskBills,
  findItemLines,
  findItemsOfBillOf,
  insertDeskBill,
  insertDeskLine,
  lockBill,
  replaceLinePayment,
  type SoldLine,
} from './desk-bills.store.ts';
export { startCheckout } from './start-checkout.ts';
