import { ofDevice } from '../lib/time/ofDevice.ts';
import type { LiveState } from './useLive.ts';

/** So old may be what is shown before the page says so. */
const oldMs = 45_000;

export interface Reading {
  isError: boolean;
  /** By the device's clock (ms), as `heardAt` is. */
  dataUpdatedAt: number;
}

/** From when it is what is shown, and whether newer was asked for and could not be had. */
export interface Stale {
  since: Temporal.Instant;
  failed: boolean;
}

/** Null where what is shown is true now, or nobody knows better yet; a page that has to ask always says from when it is. */
export function staleSince(
  { mode, heardAt }: LiveState,
  reading: Reading,
  now: Temporal.Instant,
): Stale | null {
  if (mode === 'live' || reading.dataUpdatedAt === 0) return null;
  // Not every clock counts whole milliseconds.
  const since = ofDevice(Math.floor(Math.max(reading.dataUpdatedAt, heardAt ?? 0)));
  const isRead = mode === 'waiting' && heardAt === null;
  const failed = reading.isError || (!isRead && now.epochMilliseconds - since.epochMilliseconds >= oldMs);
  return failed || mode === 'polling' ? { since, failed } : null;
}
