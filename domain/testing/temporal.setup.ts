import { expect } from 'vitest';

const kinds = [
  Temporal.Instant,
  Temporal.PlainDate,
  Temporal.PlainTime,
  Temporal.PlainDateTime,
  Temporal.ZonedDateTime,
  Temporal.Duration,
];

// Without this `toMatchObject` takes any two moments for the same: they have no properties to compare.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    const kind = kinds.find((each) => one instanceof each || other instanceof each);
    if (!kind) return undefined;
    return one instanceof kind && other instanceof kind && String(one) === String(other);
  },
]);
