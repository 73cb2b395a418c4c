/**
 * The one clock of the site: what depends on the time asks it, or is told by who asked. A device may be wrong by hours; the server's
 * answers set this clock right on pages that read what hangs on it (`checkClock`).
 */
export const clock = {
  /** How far the park's time is ahead of this device's (ms). */
  aheadMs: 0,
  /** Called when the clock has been set: what is shown depends on the time. */
  listeners: new Set<() => void>(),
  now: (): Temporal.Instant => Temporal.Now.instant().add({ milliseconds: clock.aheadMs }),
  /** The time that this device believes (ms): for what it measures or keeps by itself, as the end of a log-in. */
  deviceMs: (): number => Date.now(),
  /** Hears the `Date` of each answer. */
  check: (_date: string | null): void => {},
};
