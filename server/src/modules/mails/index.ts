/** Composes and sends the mails of the outbox's messages. */

export { fileNameOf, writeCalendar } from './parts/calendar.ts';
export { describeEntry } from './parts/calendar-entries.ts';
export { mailBrand } from './parts/mail-brand.ts';
export { type MailWords, renderWords, wordsFor } from './parts/mail-words.ts';
export { type Dispatcher, startDispatcher } from './sending/dispatcher.ts';
