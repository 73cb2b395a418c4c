import type { LiveState } from './useLive.ts';

/** So old may be what is shown before the page says so. */
const oldMs = 45_000;

export interface Reading {
  isError: boolean;
  dataUpdatedAt: number;
}

/**
 * From when it is what is shown, where newer could not be had; null where there is no reason to say so.
 * All in milliseconds since the epoch.
 */
export function staleSince({ mode, heardAt }: LiveState, reading: Reading, nowMs: number): number | null {
  if (mode === 'live' || reading.dataUpdatedAt === 0) return null;
  // Not every clock counts whole milliseconds.
  const asOf = Math.floor(Math.max(reading.dataUpdatedAt, heardAt ?? 0));
  const isRead = mode === 'waiting' && heardAt === null;
  return reading.isError || (!isRead && nowMs - asOf >= oldMs) ? asOf : null;
}
