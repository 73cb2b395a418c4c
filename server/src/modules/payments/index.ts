/** Payments and refunds as rows that are kept, and when a ride is paid first; the routes above take, move and void them. */

export { confirmPayment } from './confirm-payment.ts';
export { countMoney, findMoney, findNumbered } from './find-money.ts';
export { keepPayment } from './keep-payment.ts';
export { keepRefundAnswer } from './keep-refund-answer.ts';
export { methodWords } from './method-words.ts';
export { type MoneyRecord, readEntry, readRide, selectEntries } from './money-records.store.ts';
export { countHeld, payUntil, readOnlinePolicy } from './pay-first.ts';
export { findRecord, type PaymentRecord, readRecord, selectRecords } from './payment-records.store.ts';
export {
  findPayment,
  findSlotOf,
  findVoid,
  insertVoid,
  isOfferedNow,
  lockPayment,
} from './payments.store.ts';
export { keepReceipt } from './receipts.ts';
export {
  claimRefund,
  findGone,
  findMoneyOf,
  findRefundable,
  findRefunds,
  insertRefund,
  lockRefund,
  sumGoneOnline,
  unclaimRefund,
} from './refunds.store.ts';
