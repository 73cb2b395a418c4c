/** The outbox: messages to people, written in the transaction of the event. `mails` and `push` compose and send them. */

export { findBookingEntry } from './booking-entries.ts';
export { type EndedPayment, findEndedPayments } from './ended-payments.ts';
export { notifyMoveUndone } from './notify-of-undo.ts';
export {
  notifyBooked,
  notifyCancelled,
  notifyHeldPaid,
  notifyMoved,
  notifyNoShow,
  notifyNoShowUndone,
  notifyPaid,
  notifyUndone,
} from './notify-riders.ts';
export {
  claimDue,
  countOwnDoing,
  endMessage,
  extendClaims,
  findWritten,
  hasDue,
  hastenMessages,
  insertMessages,
  leaseMs,
  lockUnsentOf,
  type Message,
  mostUnderWay,
  putOff,
  reviveMessage,
  rewriteMessage,
  wasSent,
} from './outbox.store.ts';
export { isAtMailLimit } from './recipient-limit.ts';
export { rideOf } from './ride-of.ts';
export {
  messageRow,
  type NewMessage,
  pushedMessageOf,
  pushKey,
  type WritingContext,
  writeAccountMessage,
} from './write-message.ts';
