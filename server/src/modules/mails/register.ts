/** Only `routes.ts` imports this file, so that importing a use case does not load the routes. */

export { registerDigest } from './choices/digest.routes.ts';
export { registerReminders } from './choices/reminders.routes.ts';
export { registerSeasonMails } from './choices/season-mails.routes.ts';
export { registerMailSamples } from './samples/mail-samples.routes.ts';
export { registerMessages } from './sending/messages.routes.ts';
export { registerRefusedAddresses } from './sending/refused-address.routes.ts';
