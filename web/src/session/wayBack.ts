import { paths } from '@cablepark/contract/paths';
import type { PendingQuestion } from '../lib/http/sessionLost.ts';
import { type LoginState, readLoginState } from './loginState.ts';

/** `<Navigate {...wayBack(location.state)} />`: the return address after a log-in. */
export function wayBack(state: unknown): { to: string; state: LoginState | null; replace: true } {
  const pending = readPending(state);
  return {
    to: readLoginState(state).from ?? paths.account,
    state: pending,
    replace: true,
  };
}

/** The interrupted booking or cancellation in the router's state; null for a state of another shape. */
export function readPending(state: unknown): PendingQuestion | null {
  if (typeof state !== 'object' || state === null || !('pending' in state)) return null;
  const { pending } = state;
  if (!isSomeIds(pending)) return null;
  return 'cancels' in state && state.cancels === true ? { pending, cancels: true } : { pending };
}

function isSomeIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every(Number.isSafeInteger);
}
