/** What the park tells people: written with the fact, sent from the outbox. */

export { findBookingEntry } from './booking-entries.ts';
export { type LinkedBooking, readBookingToken } from './booking-link.ts';
export { type Origin, originOf } from './booking-origins.ts';
export { fileNameOf, writeCalendar } from './calendar.ts';
export { describeEntry } from './calendar-entries.ts';
export { registerDigest } from './digest.routes.ts';
export { type Dispatcher, startDispatcher } from './dispatcher.ts';
export { forgetMessagesTo, forgetOldMessages, forgetWaitingTo } from './forget-old.ts';
export { registerMailSamples } from './mail-samples.routes.ts';
export { registerMessages } from './messages.routes.ts';
export {
  deleteOwnSubscription,
  findSubscriptions,
  putSubscription,
  trimSubscriptions,
} from './push.store.ts';
export { hasPush } from './push.ts';
export { readPushKeys } from './push-keys.ts';
export { isWrittenToEnough } from './recipient-limit.ts';
export { registerRefusedAddresses } from './refused-address.routes.ts';
export { registerReminders } from './reminders.routes.ts';
export { type RideWords, wordsFor } from './ride-words.ts';
export { registerSeasonMails } from './season-mails.routes.ts';
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
export { type WritingContext, writeAccountMessage } from './write-message.ts';
