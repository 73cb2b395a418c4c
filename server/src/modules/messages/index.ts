/** Mails and pushes: made of what stands in the outbox, and sent. */

export { fileNameOf, writeCalendar } from './calendar.ts';
export { describeEntry } from './calendar-entries.ts';
export { type Dispatcher, startDispatcher } from './dispatcher.ts';
export {
  deleteOwnSubscription,
  findSubscriptions,
  putSubscription,
  trimSubscriptions,
} from './push.store.ts';
export { hasPush } from './push.ts';
export { readPushKeys } from './push-keys.ts';
export { type RideWords, wordsFor } from './ride-words.ts';
