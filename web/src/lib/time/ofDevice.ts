import { clock } from './clock.ts';

/** Converts a device timestamp (ms), such as TanStack Query's, to the park's time. */
export function ofDevice(ms: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ms + clock.aheadMs);
}
