/** What the journeys' clocks say when a park opens: a Saturday of the season, shortly after noon, when somebody rides. */
export const opening = Temporal.Instant.from('2026-07-04T10:01:00Z');

/** How far a park's clock leaps when a journey can't wait: longer than a slot is held for its payment, shorter than a log-in lasts. */
export const leapMs = 12 * 60_000;

/** The clock that a park and the browsers of its visitors share, whatever the machine's says. */
export interface ParkClock {
  /** How far it is ahead of the machine's (ms). */
  shiftMs: number;
  now(): Temporal.Instant;
}

/** A clock that stands at this moment now, and goes on from there. */
export function clockFrom(moment: Temporal.Instant): ParkClock {
  const clock = {
    shiftMs: moment.epochMilliseconds - Date.now(),
    now: () => Temporal.Now.instant().add({ milliseconds: clock.shiftMs }),
  };
  return clock;
}
