import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { test } from 'vitest';
import { findFirstClash, type PlacedSlot } from './clashes.ts';

const slots = array(
  record({
    track: constantFrom(1, 2),
    start: integer({ min: 0, max: 20 }).map((minute) =>
      Temporal.Instant.fromEpochMilliseconds(minute * 60_000),
    ),
    minutes: integer({ min: 1, max: 6 }),
    series: constantFrom('a', 'b'),
  }),
  { maxLength: 6 },
);

const from = (slot: PlacedSlot) => slot.start.epochMilliseconds;
const to = (slot: PlacedSlot) => from(slot) + slot.minutes * 60_000;
/** The overlap condition of the database's trigger. */
const meet = (a: PlacedSlot, b: PlacedSlot) =>
  a.track === b.track &&
  from(a) < to(b) &&
  from(b) < to(a) &&
  !(a.series === b.series && from(a) === from(b) && to(a) === to(b));

test('The first clash is what a look at each pair finds', () => {
  assert(
    property(slots, slots, (planned, standing) => {
      const sorted = planned.toSorted((a, b) => from(a) - from(b));
      const expected = sorted.find((slot, index) =>
        [...standing, ...sorted.slice(0, index)].some((each) => meet(slot, each)),
      );
      return findFirstClash(planned, standing) === (expected ?? null);
    }),
  );
});
