import type { Mode } from './LiveClient.ts';

const pollMs = 15_000;

interface ReadQuery {
  state: { status: string; data: unknown };
}

/**
 * The polling interval (ms): long for a live list, short otherwise. Short also after a failed read, because no message repeats the changes before
 * it.
 */
export function refetchEvery({ mode }: { mode: Mode }, usualMs: number | false, liveMs: number | false) {
  return ({ state }: ReadQuery): number | false => {
    if (mode === 'polling') return pollMs;
    if (mode !== 'live') return usualMs;
    return state.status === 'error' && state.data !== undefined ? pollMs : liveMs;
  };
}
