/** Payments: taken and voided here, passes sold; a move of a booking takes its payment along. */
export { confirmPayment } from './confirm-payment.ts';
export { keepPayment } from './keep-payment.ts';
export { methodWords } from './method-words.ts';
export { type MoneyRecord, readEntry, readRide, selectEntries } from './money-records.store.ts';
export { takePaymentAlong } from './move-payment.ts';
export { countHeld, payUntil, readOnlinePolicy } from './pay-first.ts';
export { type PassPayment, payRide } from './pay-with-pass.ts';
export { readRecord, selectRecords } from './payment-records.store.ts';
export { findPayment, isOfferedNow, lockPayment } from './payments.store.ts';
export { issuePass } from './sell-pass.ts';
export { endPayment } from './void-payment.ts';
