/** The outbox: facts for people, written in the transaction of the event. `messages` turns them into mails and pushes, and sends them. */

export { findBookingEntry } from './booking-entries.ts';
export { type EndedPayment, findEndedPayments } from './ended-payments.ts';
export { forgetMessagesTo, forgetOldMessages, forgetWaitingTo } from './forget-old.ts';
export {
  claimDue,
  countOwnDoing,
  endMessage,
  extendClaims,
  findWritten,
  hasDue,
  insertMessages,
  leaseMs,
  type Message,
  mostUnderWay,
  putOff,
  reviveMessage,
} from './outbox.store.ts';
export { isWrittenToEnough } from './recipient-limit.ts';
export { rideOf } from './ride-of.ts';
export {
  tellBooked,
  tellCancelled,
  tellHeldPaid,
  tellMoved,
  tellNoShow,
  tellNoShowUndone,
  tellPaid,
  tellUndone,
} from './tell-rides.ts';
export { tellPassEnded, tellWithdrawn } from './tell-withdrawals.ts';
export { messageRow, type NewMessage, type WritingContext, writeAccountMessage } from './write-message.ts';
