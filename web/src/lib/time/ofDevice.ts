import { clock } from './clock.ts';

/** A moment (ms) that this device noted by its own time, as TanStack Query does, in the park's. */
export function ofDevice(ms: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ms + clock.aheadMs);
}
