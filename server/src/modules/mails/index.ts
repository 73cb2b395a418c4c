/** The mails of the outbox's messages: made, and sent. */

export { fileNameOf, writeCalendar } from './parts/calendar.ts';
export { describeEntry } from './parts/calendar-entries.ts';
export { mailBrand } from './parts/mail-brand.ts';
export { type MailWords, renderWords, wordsFor } from './parts/mail-words.ts';
export { type Dispatcher, startDispatcher } from './sending/dispatcher.ts';
