const secondMs = 1_000;
/** A mail server that restarts is back after the first ones, one that is rebuilt after the last. */
const pausesMs = [5, 15, 60, 5 * 60, 15 * 60].map((seconds) => seconds * secondMs);
const longestPauseMs = 60 * 60 * secondMs;

/**
 * When to try again after so many tries that failed.
 * @returns null where it would be useless by then: the message is given up
 */
export function nextTry(
  tries: number,
  now: Temporal.Instant,
  uselessAt: Temporal.Instant,
): Temporal.Instant | null {
  const next = now.add({ milliseconds: pausesMs[tries - 1] ?? longestPauseMs });
  return Temporal.Instant.compare(next, uselessAt) < 0 ? next : null;
}
