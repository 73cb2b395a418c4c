import { expect } from 'vitest';

const kinds: unknown[] = [
  Temporal.Instant,
  Temporal.PlainDate,
  Temporal.PlainTime,
  Temporal.PlainDateTime,
  Temporal.ZonedDateTime,
  Temporal.Duration,
];

/** Called for every pair of values that a test compares, so it reads the constructor only once. */
function kindOf(value: unknown): unknown {
  const kind = typeof value === 'object' && value !== null ? value.constructor : undefined;
  return kinds.includes(kind) ? kind : undefined;
}

// Without this `toMatchObject` treats any two instants as equal, because they have no own properties.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    const kind = kindOf(one) ?? kindOf(other);
    if (kind === undefined) return undefined;
    return kindOf(one) === kindOf(other) && String(one) === String(other);
  },
]);
