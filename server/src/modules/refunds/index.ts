/** Money that goes back online: written where it is decided, sent by `checkouts/`. */
export { keepRefundAnswer } from './keep-refund-answer.ts';
export {
  findGone,
  findMoneyOf,
  findRefundable,
  findRefunds,
  insertRefund,
  lockRefund,
  sumGoneOnline,
} from './refunds.store.ts';
