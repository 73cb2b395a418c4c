import type { Decision } from '../decision.ts';
import type { Actor } from './actor.ts';
import { may, type Role } from './permissions.ts';

/** The parts of an account change that the rules check. */
export interface AccountChange {
  role?: Role | undefined;
  status?: 'active' | 'blocked' | undefined;
  email?: string | undefined;
  password?: string | undefined;
}

/** Anybody may sign up with an address that no other account has. */
export function decideSignUp(isEmailKnown: boolean): Decision {
  return isEmailKnown ? 'RECORD_NOT_UNIQUE' : 'ok';
}

/**
 * May `actor` request this change? Users change their own data, Admins change anyone's; only Admins change role and status. Changing your own
 * address or password needs the old password, as a session can be stolen: else FAILED_VALIDATION.
 */
export function decideAccountAccess(
  actor: Actor,
  id: string,
  change: AccountChange,
  saysPassword: boolean,
): Decision {
  const isOwn = id === actor.id;
  const isRanking = change.role !== undefined || change.status !== undefined;
  if ((!isOwn || isRanking) && !may(actor.role, 'user.editAny')) return 'FORBIDDEN';
  return isOwn && changesLogIn(change) && !saysPassword ? 'FAILED_VALIDATION' : 'ok';
}

export interface AccountFacts {
  /** All active Admins; only needed where the change may remove one. */
  activeAdmins: readonly string[];
  /** Whether the checked password is still the account's password; true where the change needs none. */
  isPasswordCurrent: boolean;
  /** Whether another account has the new address. */
  isEmailKnown: boolean;
}

/** May the account change like this now? */
export function decideAccountChange(
  id: string,
  change: AccountChange,
  { activeAdmins, isPasswordCurrent, isEmailKnown }: AccountFacts,
): Decision {
  if (losesAdmin(change) && isLastAdmin(id, activeAdmins)) return 'FORBIDDEN';
  if (!isPasswordCurrent) return 'FORBIDDEN';
  return isEmailKnown ? 'RECORD_NOT_UNIQUE' : 'ok';
}

/** May `actor` erase this account? Riders erase their own, an Admin anyone's, and one Admin stays. */
export function decideErasure(actor: Actor, id: string, activeAdmins: readonly string[]): Decision {
  if (id !== actor.id && !may(actor.role, 'user.deleteAny')) return 'FORBIDDEN';
  return isLastAdmin(id, activeAdmins) ? 'FORBIDDEN' : 'ok';
}

/** May a mailed token set a new password? It is valid for an hour, once, and while its account is active. */
export function decidePasswordReset(
  token: { isUsed: boolean; expiresAt: Temporal.Instant; isAccountActive: boolean } | null,
  now: Temporal.Instant,
): Decision {
  if (token === null || token.isUsed || !token.isAccountActive) return 'INVALID_TOKEN';
  return Temporal.Instant.compare(token.expiresAt, now) <= 0 ? 'TOKEN_EXPIRED' : 'ok';
}

/**
 * May a mailed link confirm the account's new address? It is valid for a day, once, while the account is active and no other account has the
 * address. The link proves access to the mailbox, so the answer may name that conflict.
 */
export function decideEmailProof(
  link: { expiresAt: Temporal.Instant } | null,
  now: Temporal.Instant,
  { isAccountActive, isEmailKnown }: { isAccountActive: boolean; isEmailKnown: boolean },
): Decision {
  if (link === null || !isAccountActive) return 'INVALID_TOKEN';
  if (Temporal.Instant.compare(link.expiresAt, now) <= 0) return 'TOKEN_EXPIRED';
  return isEmailKnown ? 'RECORD_NOT_UNIQUE' : 'ok';
}

/** May the server mail a link that proves the account's address? A proved address needs none. */
export function decideAskingEmailProof(
  account: { email: string | null; provedEmail: string | null } | null,
): Decision {
  if (account === null) return 'NOT_FOUND';
  if (account.email === null) return 'FORBIDDEN';
  return account.provedEmail === account.email ? 'unchanged' : 'ok';
}

/** May `actor` end this session? Only their own; the answer does not reveal whether another's session exists. */
export function decideSessionEnd(actor: Actor, owner: string | null): Decision {
  return owner === actor.id ? 'ok' : 'FORBIDDEN';
}

/** May the one-time link of the first start create an Admin? It is valid for a day, once, and while there is no Admin. */
export function decideFirstAdmin(
  link: { expiresAt: Temporal.Instant } | null,
  now: Temporal.Instant,
  hasAdmin: boolean,
): Decision {
  if (link === null || hasAdmin) return 'INVALID_TOKEN';
  return Temporal.Instant.compare(link.expiresAt, now) <= 0 ? 'TOKEN_EXPIRED' : 'ok';
}

/**
 * May `actor` invite somebody to the staff? A second invitation is fine until the account has a password. Other accounts get their role on
 * the accounts page.
 * @param invitee the account that has the address, if there is one
 */
export function decideInvitation(actor: Actor, invitee: { isWaiting: boolean } | null): Decision {
  if (!may(actor.role, 'user.invite')) return 'FORBIDDEN';
  return invitee === null || invitee.isWaiting ? 'ok' : 'RECORD_NOT_UNIQUE';
}

/** Whether the change touches the login data. */
export function changesLogIn({ email, password }: AccountChange): boolean {
  return email !== undefined || password !== undefined;
}

/** Whether the change removes an active Admin. */
export function losesAdmin({ role, status }: AccountChange): boolean {
  return (role !== undefined && role !== 'Admin') || status === 'blocked';
}

/** The fields of an account that decide its permissions. */
export interface Standing {
  role: Role;
  /** Only `active` accounts can act. */
  status: string;
}

/** Whether the account loses access to the tracks' calendars, whose addresses the owner may have stored. @param after null: erased */
export function losesTrackCalendars(before: Standing, after: Standing | null): boolean {
  const action = 'calendar.ofTrack';
  if (!may(before.role, action)) return false;
  if (after === null || !may(after.role, action)) return true;
  return before.status === 'active' && after.status !== 'active';
}

/** At least one Admin must remain. */
function isLastAdmin(id: string, activeAdmins: readonly string[]): boolean {
  return activeAdmins.length === 1 && activeAdmins[0] === id;
}
