import { paths } from '@cablepark/contract/paths';
import { type LoginState, readLoginState } from './loginState.ts';

/** `<Navigate {...wayBack(location.state)} />`: where a visitor goes who is logged in now. */
export function wayBack(state: unknown): { to: string; state: LoginState | null; replace: true } {
  const pending = readPending(state);
  return {
    to: readLoginState(state).from ?? paths.account,
    state: pending ? { pending } : null,
    replace: true,
  };
}

/** The ids of what a visitor was about to book, in the router's state; a state of another shape holds none. */
export function readPending(state: unknown): readonly number[] | null {
  if (typeof state !== 'object' || state === null || !('pending' in state)) return null;
  return isSomeIds(state.pending) ? state.pending : null;
}

function isSomeIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every(Number.isSafeInteger);
}
