/** Rows of payments and refunds, and the rule when a ride must be paid first. Modules above take, move and void payments. */

export { confirmPayment } from './confirm-payment.ts';
export { countMoney, findMoney, findNumbered } from './find-money.ts';
export { keepPayment, keepPaymentOfParts } from './keep-payment.ts';
export { keepRefundAnswer } from './keep-refund-answer.ts';
export { methodWords } from './method-words.ts';
export { type MoneyRecord, readEntry, readRide, selectEntries } from './money-records.store.ts';
export { countHeld, paysFirst, payUntil, readOnlinePolicy } from './pay-first.ts';
export { findRecord, type PaymentRecord, readRecord, selectRecords } from './payment-records.store.ts';
export {
  findCorrected,
  findPayment,
  findSlotOf,
  findVoid,
  insertVoid,
  isOfferedNow,
  lockPayment,
  releaseKept,
} from './payments.store.ts';
export { carryReceipt, keepReceipt } from './receipts.ts';
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
