/** How far the park's time is ahead of this device's (ms). */
let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * The one clock of the site: what depends on the time asks it, or is told by who asked. A device may be wrong by hours; the server's
 * answers set this clock right (`checkClock`).
 */
export const clock = {
  now: (): Temporal.Instant => Temporal.Now.instant().add({ milliseconds: aheadMs }),
  /** The time that this device believes (ms): for what it measures or keeps by itself, as the end of a log-in. */
  deviceMs: (): number => Date.now(),
  /** A moment (ms) that this device noted by its own time, as TanStack Query does. */
  ofDevice: (ms: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(ms + aheadMs),
  setAhead(ms: number): void {
    aheadMs = ms;
    for (const listener of listeners) listener();
  },
  /** Tells when the clock has been set: what is shown depends on the time. Returns how to stop. */
  onSet(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A clock that is off by less is right enough for minutes (ms). */
const toleratedMs = 5_000;

/** Compares the clock with the `Date` of an answer. An old answer out of a cache looks the same, so another call finds out. */
export function checkClock(date: string | null): void {
  const isOff = Math.abs(Date.parse(date ?? '') - clock.now().epochMilliseconds) > toleratedMs;
  if (isOff) void import('./setClock.ts').then(({ setClock }) => setClock()).catch(ignore);
}

const ignore = () => {};
