import { useNow } from '../ui/useNow.ts';
import { StaleNote } from './StaleNote.tsx';
import { type DataAge, staleSince } from './staleSince.ts';
import type { LiveState } from './useLive.ts';

/** Shows the age of a page whose data is stale. */
export function LiveNote({ live, reading }: { live: LiveState; reading: DataAge }) {
  const stale = staleSince(live, reading, useNow());
  return stale && <StaleNote {...stale} />;
}
