/** The one clock of the site. A device may be wrong by hours; server responses set this clock on pages whose data depends on it (`checkClock`). */
export const clock = {
  /** Offset of the park's time from this device's (ms). */
  aheadMs: 0,
  /** Called when the clock changes: rendered data depends on the time. */
  listeners: new Set<() => void>(),
  now: (): Temporal.Instant => Temporal.Now.instant().add({ milliseconds: clock.aheadMs }),
  /** This device's own time (ms): for durations and for local data, such as the expiry of a session. */
  deviceMs: (): number => Date.now(),
  /** Receives the `Date` of each response. */
  check: (_date: string | null): void => {},
};
