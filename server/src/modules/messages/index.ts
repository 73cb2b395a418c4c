/** Mails and pushes: composed from the outbox, and sent. */

export { fileNameOf, writeCalendar } from './mails/calendar.ts';
export { describeEntry } from './mails/calendar-entries.ts';
export { type RideWords, wordsFor } from './mails/ride-words.ts';
export { type Dispatcher, startDispatcher } from './sending/dispatcher.ts';
export {
  deleteOwnSubscription,
  findSubscriptions,
  putSubscription,
  trimSubscriptions,
} from './sending/push.store.ts';
export { hasPush } from './sending/push.ts';
export { readPushKeys } from './sending/push-keys.ts';
