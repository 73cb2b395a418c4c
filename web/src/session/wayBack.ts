import { paths } from '@cablepark/contract/paths';
import type { Asked } from '../lib/http/sessionLost.ts';
import { type LoginState, readLoginState } from './loginState.ts';

/** `<Navigate {...wayBack(location.state)} />`: where a visitor goes who is logged in now. */
export function wayBack(state: unknown): { to: string; state: LoginState | null; replace: true } {
  const pending = readPending(state);
  return {
    to: readLoginState(state).from ?? paths.account,
    state: pending,
    replace: true,
  };
}

/** What a visitor was about to book or cancel, in the router's state; a state of another shape holds nothing. */
export function readPending(state: unknown): Asked | null {
  if (typeof state !== 'object' || state === null || !('pending' in state)) return null;
  const { pending } = state;
  if (!isSomeIds(pending)) return null;
  return 'cancels' in state && state.cancels === true ? { pending, cancels: true } : { pending };
}

function isSomeIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every(Number.isSafeInteger);
}
