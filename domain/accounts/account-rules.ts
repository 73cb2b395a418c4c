import type { Decision } from '../decision.ts';
import type { Actor } from './actor.ts';
import { may, type Role } from './permissions.ts';

/** What a change of an account touches, as far as the rules ask. */
export interface AccountChange {
  role?: Role | undefined;
  status?: 'active' | 'blocked' | undefined;
  email?: string | undefined;
  password?: string | undefined;
}

/** Anybody may make an account, with an address that no other has. */
export function decideSignUp(isEmailKnown: boolean): Decision {
  return isEmailKnown ? 'RECORD_NOT_UNIQUE' : 'ok';
}

/**
 * Is this change for `actor` to ask for? One's own data is, anyone's is an Admin's; role and status are the Admins' alone. A
 * new address or password of one's own needs the old password, for a session alone may be stolen: else FAILED_VALIDATION.
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
  /** All who can act; asked for where one might be lost. */
  activeAdmins: readonly string[];
  /** Whether the password that was checked a moment ago is still the account's; true where none was asked for. */
  isPasswordCurrent: boolean;
  /** Whether another account has the new address. */
  isEmailKnown: boolean;
}

/** May the account become so now? */
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

/** May a mailed token set a new password? For an hour, once, and while its account can act. */
export function decidePasswordReset(
  token: { isUsed: boolean; expiresAt: Temporal.Instant; isAccountActive: boolean } | null,
  now: Temporal.Instant,
): Decision {
  if (token === null || token.isUsed || !token.isAccountActive) return 'INVALID_TOKEN';
  return Temporal.Instant.compare(token.expiresAt, now) <= 0 ? 'TOKEN_EXPIRED' : 'ok';
}

/**
 * May a mailed link give its account the address that it was sent to? For a day, once, while the account can act, and unless
 * another account has the address: whoever opens the link has the mailbox, so they may hear of it.
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

/** May a link be mailed to the address that an account has, to prove it? Once it is proved there is nothing to do. */
export function decideAskingEmailProof(
  account: { email: string | null; provedEmail: string | null } | null,
): Decision {
  if (account === null) return 'NOT_FOUND';
  if (account.email === null) return 'FORBIDDEN';
  return account.provedEmail === account.email ? 'unchanged' : 'ok';
}

/** May `actor` end this session? One's own alone; of another's nobody learns whether there is one. */
export function decideSessionEnd(actor: Actor, owner: string | null): Decision {
  return owner === actor.id ? 'ok' : 'FORBIDDEN';
}

/** May the one-time link of the first start make an Admin? For a day, once, and while there is none. */
export function decideFirstAdmin(
  link: { expiresAt: Temporal.Instant } | null,
  now: Temporal.Instant,
  hasAdmin: boolean,
): Decision {
  if (link === null || hasAdmin) return 'INVALID_TOKEN';
  return Temporal.Instant.compare(link.expiresAt, now) <= 0 ? 'TOKEN_EXPIRED' : 'ok';
}

/**
 * May `actor` invite somebody to the staff? Whoever has been invited and has not chosen a password may be invited again; any
 * other account gets its role among the accounts.
 * @param known the account that has the address, if there is one
 */
export function decideInvitation(actor: Actor, known: { isWaiting: boolean } | null): Decision {
  if (!may(actor.role, 'user.invite')) return 'FORBIDDEN';
  return known === null || known.isWaiting ? 'ok' : 'RECORD_NOT_UNIQUE';
}

/** Whether it touches what one logs in with. */
export function changesLogIn({ email, password }: AccountChange): boolean {
  return email !== undefined || password !== undefined;
}

/** Whether an Admin would not be one afterwards who can act. */
export function losesAdmin({ role, status }: AccountChange): boolean {
  return (role !== undefined && role !== 'Admin') || status === 'blocked';
}

/** What of an account says whether it may do something. */
export interface Standing {
  role: Role;
  /** Only who is `active` can act. */
  status: string;
}

/** Whether somebody can no longer read the tracks' calendars, whose addresses they may have noted. @param after null: erased */
export function losesTrackCalendars(before: Standing, after: Standing | null): boolean {
  const action = 'calendar.ofTrack';
  if (!may(before.role, action)) return false;
  if (after === null || !may(after.role, action)) return true;
  return before.status === 'active' && after.status !== 'active';
}

/** Somebody must be left who can run the park. */
function isLastAdmin(id: string, activeAdmins: readonly string[]): boolean {
  return activeAdmins.length === 1 && activeAdmins[0] === id;
}
