const secondMs = 1_000;
/** The first retries cover a restart of the mail server, the last one a rebuild. */
const pausesMs = [5, 15, 60, 5 * 60, 15 * 60].map((seconds) => seconds * secondMs);
const longestPauseMs = 60 * 60 * secondMs;

/**
 * When to retry after this many failures (backoff).
 * @returns null if the message would be useless by then: it has failed
 */
export function nextTry(
  tries: number,
  now: Temporal.Instant,
  uselessAt: Temporal.Instant,
): Temporal.Instant | null {
  const next = now.add({ milliseconds: pausesMs[tries - 1] ?? longestPauseMs });
  return Temporal.Instant.compare(next, uselessAt) < 0 ? next : null;
}
