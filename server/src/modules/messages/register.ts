/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerMailSamples } from './mail-samples.routes.ts';
export { registerRefusedAddresses } from './refused-address.routes.ts';
export { registerMessages } from './sending/messages.routes.ts';
export { registerDigest } from './writing/digest.routes.ts';
export { registerReminders } from './writing/reminders.routes.ts';
export { registerSeasonMails } from './writing/season-mails.routes.ts';
