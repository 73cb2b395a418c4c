/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerAccounts } from './accounts.routes.ts';
export { registerEmailProof } from './emails/email-proof.routes.ts';
export { registerInvitations } from './invitations/invitations.routes.ts';
export { registerSession } from './sessions/session-hook.ts';
