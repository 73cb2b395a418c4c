/**
 * The one clock of the site: what depends on the time asks it, or is told by who asked. A device may be wrong by hours; the server's
 * answers set this clock right (`checkClock`).
 */
export const clock = {
  /** How far the park's time is ahead of this device's (ms). */
  aheadMs: 0,
  /** Called when the clock has been set: what is shown depends on the time. */
  listeners: new Set<() => void>(),
  now: (): Temporal.Instant => Temporal.Now.instant().add({ milliseconds: clock.aheadMs }),
  /** The time that this device believes (ms): for what it measures or keeps by itself, as the end of a log-in. */
  deviceMs: (): number => Date.now(),
};

/** A clock that is off by less is right enough for minutes (ms). */
const toleratedMs = 5_000;

/** Compares the clock with the `Date` of an answer. An old answer out of a cache looks the same, so another call finds out. */
export function checkClock(date: string | null): void {
  const isOff = Math.abs(Date.parse(date ?? '') - clock.now().epochMilliseconds) > toleratedMs;
  if (isOff) import('./setClock.ts').then(({ setClock }) => setClock()).catch(() => {});
}
