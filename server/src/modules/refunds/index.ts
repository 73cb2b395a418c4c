/** Money that goes back online: written where it is decided, sent by `checkouts/`. */
export { findRefundable, findRefunds, insertRefund, sumRefunded } from './refunds.store.ts';
