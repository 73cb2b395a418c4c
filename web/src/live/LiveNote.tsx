import { useNow } from '../ui/useNow.ts';
import { StaleNote } from './StaleNote.tsx';
import { type Reading, staleSince } from './staleSince.ts';
import type { LiveState } from './useLive.ts';

/** Says from when a page is that could not be kept true. */
export function LiveNote({ live, reading }: { live: LiveState; reading: Reading }) {
  const stale = staleSince(live, reading, useNow());
  return stale && <StaleNote {...stale} />;
}
