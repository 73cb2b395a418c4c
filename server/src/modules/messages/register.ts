/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerDigest } from './digest.routes.ts';
export { registerMailSamples } from './mail-samples.routes.ts';
export { registerMessages } from './messages.routes.ts';
export { registerRefusedAddresses } from './refused-address.routes.ts';
export { registerReminders } from './reminders.routes.ts';
export { registerSeasonMails } from './season-mails.routes.ts';
