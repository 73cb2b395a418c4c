import { expect } from 'vitest';

const kinds: unknown[] = [
  Temporal.Instant,
  Temporal.PlainDate,
  Temporal.PlainTime,
  Temporal.PlainDateTime,
  Temporal.ZonedDateTime,
  Temporal.Duration,
];

/** Asked of every pair of values that a test compares, so it asks for the constructor once. */
function kindOf(value: unknown): unknown {
  const kind = typeof value === 'object' && value !== null ? value.constructor : undefined;
  return kinds.includes(kind) ? kind : undefined;
}

// Without this `toMatchObject` takes any two moments for the same: they have no properties to compare.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    const kind = kindOf(one) ?? kindOf(other);
    if (kind === undefined) return undefined;
    return kindOf(one) === kindOf(other) && String(one) === String(other);
  },
]);
