/** Payments: taken and voided here, passes sold; a move of a booking takes its payment along. */
export { confirmPayment } from './confirm-payment.ts';
export { keepPayment } from './keep-payment.ts';
export { methodWords } from './method-words.ts';
export { type MoneyRecord, readEntry, readRide, selectEntries } from './money-records.store.ts';
export { takePaymentAlong } from './move-payment.ts';
export { registerPassSales } from './pass-sales.routes.ts';
export { registerPayFirst } from './pay-first.routes.ts';
export { countHeld, payUntil, readOnlinePolicy } from './pay-first.ts';
export { type PassPayment, payRide } from './pay-with-pass.ts';
export { registerPaymentRecords } from './payment-records.routes.ts';
export { readRecord, selectRecords } from './payment-records.store.ts';
export { registerPayments } from './payments.routes.ts';
export {
  findPayment,
  isOfferedNow,
  lockPayment,
  moveOffers,
} from './payments.store.ts';
export { registerRefunds } from './refunds.routes.ts';
export { issuePass } from './sell-pass.ts';
export { endPayment } from './void-payment.ts';
export { registerVoids } from './voids.routes.ts';
