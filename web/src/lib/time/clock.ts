/** The one clock of the site: what depends on the time asks it, or is told by who asked. */
export const clock = { now: (): Temporal.Instant => Temporal.Now.instant() };
