/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerAccounts } from './accounts.routes.ts';
export { registerEmailProof } from './emails/email-proof.routes.ts';
export { registerInvitations } from './invitations/invitations.routes.ts';
export { registerSession } from './sessions/session-hook.ts';
