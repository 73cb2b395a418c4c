/** Accounts and sessions: signing up, logging in, changing; who erases an account also frees its rides, in `erasure/`. */
export { type CheckedToken, readAccessToken } from './access-token.ts';
export {
  eraseAccountRow,
  findLivingAccount,
  insertAccount,
  lockAccount,
  lockAccountFirst,
  lockActiveAccount,
  lockActiveAdmins,
} from './accounts.store.ts';
export { type AdminOfSettings, ensureAdmin } from './admin.ts';
export { limitPerAccount } from './change-limit.ts';
export { forgetExpired } from './clean-up.ts';
export { findPendingEmail } from './email-change.store.ts';
export { type AccessGivenBack, giveBackAccess } from './give-back-access.ts';
export { limits } from './limits.ts';
export { endLinks } from './mailed-links.ts';
export { hashOfToken, newOpaqueToken } from './opaque-token.ts';
export { prepareResets } from './prepare-resets.ts';
export { provePassword } from './prove-password.ts';
export { findRefused, forgiveAddress, isRefused, markRefused } from './refused-address.ts';
export { endSessions, findActor, findActors, findSessions } from './sessions.store.ts';
export { accountRow, createAccount, insertNewAccount } from './sign-up.ts';
export { renewCalendarsAfter } from './staff-calendars.ts';
export { requireSession } from './standing-session.ts';
export { loadSecret } from './token-secret.ts';
