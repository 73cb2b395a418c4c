/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerMailSamples } from './mail-samples.routes.ts';
export { registerRefusedAddresses } from './refused-address.routes.ts';
export { registerMessages } from './sending/messages.routes.ts';
export { registerDigest } from './writing/digest.routes.ts';
export { registerReminders } from './writing/reminders.routes.ts';
export { registerSeasonMails } from './writing/season-mails.routes.ts';
