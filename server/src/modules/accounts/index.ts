/** Accounts and sessions: sign-up, login, changes. `erasure/` erases an account and frees its rides. */

export { type AdminOfSettings, ensureAdmin } from './admin.ts';
export { limitPerAccount } from './change-limit.ts';
export { forgetExpired } from './clean-up.ts';
export { findPendingEmail } from './emails/email-change.store.ts';
export { findRefused, forgiveAddress, isRefused, markRefused } from './emails/refused-address.ts';
export { type AccessGivenBack, giveBackAccess } from './give-back-access.ts';
export { limits } from './limits.ts';
export { endLinks } from './mailed-links.ts';
export { prepareResets } from './passwords/prepare-resets.ts';
export { provePassword } from './passwords/prove-password.ts';
export { type CheckedToken, readAccessToken } from './secrets/access-token.ts';
export { hashOfToken, newOpaqueToken } from './secrets/opaque-token.ts';
export { loadSecret } from './secrets/token-secret.ts';
export { endSessions, findActor, findActors, findSessions } from './sessions/sessions.store.ts';
export { requireSession } from './sessions/standing-session.ts';
export { accountRow, createAccount, insertNewAccount } from './sign-up.ts';
export { renewCalendarsAfter } from './staff-calendars.ts';
