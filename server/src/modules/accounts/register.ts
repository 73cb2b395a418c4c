/** Only `routes.ts` imports this file, so that importing a use case does not load the routes. */

export { registerAccounts } from './accounts.routes.ts';
export { registerEmailProof } from './emails/email-proof.routes.ts';
export { registerInvitations } from './invitations/invitations.routes.ts';
export { registerSession } from './sessions/session-hook.ts';
