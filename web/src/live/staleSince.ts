import { ofDevice } from '../lib/time/ofDevice.ts';
import type { LiveState } from './useLive.ts';

/** Data older than this counts as stale. */
const oldMs = 45_000;

export interface DataAge {
  isError: boolean;
  /** By the device's clock (ms), as `heardAt` is. */
  dataUpdatedAt: number;
}

/** The age of the visible data, and whether a newer read failed. */
export interface Stale {
  since: Temporal.Instant;
  failed: boolean;
}

/** Null for fresh data, or while nothing newer is known; a page that polls always shows its age. */
export function staleSince(
  { mode, heardAt }: LiveState,
  reading: DataAge,
  now: Temporal.Instant,
): Stale | null {
  if (mode === 'live' || reading.dataUpdatedAt === 0) return null;
  // Not every clock counts whole milliseconds.
  const since = ofDevice(Math.floor(Math.max(reading.dataUpdatedAt, heardAt ?? 0)));
  const isRead = mode === 'waiting' && heardAt === null;
  const isStale = reading.isError || (!isRead && now.epochMilliseconds - since.epochMilliseconds >= oldMs);
  return isStale || mode === 'polling' ? { since, failed: isStale } : null;
}
