import { isSitePath } from '@cablepark/contract/accounts/addresses';
import { paths } from '@cablepark/contract/paths';
import type { Location } from 'react-router';

/** The session ended; the role was insufficient; a mail with a link for a new password was sent. */
const reasons = ['ended', 'role', 'linkSent'] as const;

/** The router's state for /login: the return address, and the message. */
export interface LoginState {
  from?: string;
  reason?: (typeof reasons)[number];
  /** Ids of the slots or the event of the interrupted booking: the page asks again afterwards; `readPending` reads it. */
  pending?: readonly number[];
  /** Whether it was a cancellation. */
  cancels?: boolean;
}

/**
 * `navigate(paths.login, { state: cameFrom(location) })` returns the visitor here after the log-in. It includes the `#` fragment: the key of a
 * shared pass, or the code of a gift.
 */
export function cameFrom(location: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>): LoginState {
  if (location.pathname === paths.login) return readLoginState(location.state);
  const { reason } = readLoginState(location.state);
  return {
    from: `${location.pathname}${location.search}${location.hash}`,
    // Only /login shows this message.
    ...(reason === 'linkSent' ? { reason } : {}),
  };
}

function isReason(value: unknown): value is NonNullable<LoginState['reason']> {
  return reasons.some((reason) => reason === value);
}

/** The history may contain anything: ignores a state of another shape, and addresses of other sites. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, reason } = state as Partial<Record<keyof LoginState, unknown>>;
  return {
    ...(typeof from === 'string' && isSitePath(from) ? { from } : {}),
    ...(isReason(reason) ? { reason } : {}),
  };
}
