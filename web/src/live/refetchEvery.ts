import type { Mode } from './LiveClient.ts';

const pollMs = 15_000;

/** How often to read what is shown (ms): a list that tells of its changes seldom, one that cannot be followed often. */
export function refetchEvery(
  { mode }: { mode: Mode },
  usualMs: number | false,
  liveMs: number | false,
): number | false {
  if (mode === 'live') return liveMs;
  return mode === 'polling' ? pollMs : usualMs;
}
