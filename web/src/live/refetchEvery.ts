import type { Mode } from './LiveClient.ts';

const pollMs = 15_000;

interface ReadQuery {
  state: { status: string; data: unknown };
}

/**
 * How often to read what is shown (ms): a list that tells of its changes seldom, one that cannot be followed often, and so one whose last
 * reading has failed: nobody tells again of what changed before it.
 */
export function refetchEvery({ mode }: { mode: Mode }, usualMs: number | false, liveMs: number | false) {
  return ({ state }: ReadQuery): number | false => {
    if (mode === 'polling') return pollMs;
    if (mode !== 'live') return usualMs;
    return state.status === 'error' && state.data !== undefined ? pollMs : liveMs;
  };
}
