/** Mails and pushes: made of what stands in the outbox, and sent. */

export { fileNameOf, writeCalendar } from './calendar.ts';
export { describeEntry } from './calendar-entries.ts';
export { registerDigest } from './digest.routes.ts';
export { type Dispatcher, startDispatcher } from './dispatcher.ts';
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
export { registerRefusedAddresses } from './refused-address.routes.ts';
export { registerReminders } from './reminders.routes.ts';
export { type RideWords, wordsFor } from './ride-words.ts';
export { registerSeasonMails } from './season-mails.routes.ts';
