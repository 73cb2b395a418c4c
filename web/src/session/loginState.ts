import { isSitePath } from '@cablepark/contract/accounts/addresses';
import { paths } from '@cablepark/contract/paths';
import type { Location } from 'react-router';

/** The session has ended; the role was not enough; a mail with a link for a new password is on its way. */
const reasons = ['ended', 'role', 'linkSent'] as const;

/** Travels to /login in the router's state: where to return to, and what to tell there. */
export interface LoginState {
  from?: string;
  reason?: (typeof reasons)[number];
  /** What the visitor was about to book, slots or an event by their ids: the page asks when they are back; `readPending` reads it. */
  pending?: readonly number[];
  /** Whether they were about to cancel it. */
  cancels?: boolean;
}

/**
 * `navigate(paths.login, { state: cameFrom(location) })` brings the visitor back here after the log-in, with what stands behind `#`: the
 * key of a shared pass, or the code of a present.
 */
export function cameFrom(location: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>): LoginState {
  if (location.pathname === paths.login) return readLoginState(location.state);
  const { reason } = readLoginState(location.state);
  return {
    from: `${location.pathname}${location.search}${location.hash}`,
    // The page that sent the visitor on has nobody to tell it to.
    ...(reason === 'linkSent' ? { reason } : {}),
  };
}

function isReason(value: unknown): value is NonNullable<LoginState['reason']> {
  return reasons.some((reason) => reason === value);
}

/** The history may hold anything: a state of another shape counts as none. Only addresses of this site are returned to. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, reason } = state as Partial<Record<keyof LoginState, unknown>>;
  return {
    ...(typeof from === 'string' && isSitePath(from) ? { from } : {}),
    ...(isReason(reason) ? { reason } : {}),
  };
}
