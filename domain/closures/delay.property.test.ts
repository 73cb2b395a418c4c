import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSlot, at } from '../testing/slot.ts';
import { delaySlots, freeAfterStop, slotsToCome } from './delay.ts';

type Day = ReturnType<typeof aSlot>[];

const dayStart = at('2026-07-04T10:00:00Z');
const lengths = fc.constantFrom(5, 10, 15, 20, 60);
/** A track's day: gaps, lengths, and places of one start. */
const days: fc.Arbitrary<Day> = fc
  .array(
    fc.record({
      gap: fc.constantFrom(0, 0, 0, 5, 15),
      minutes: lengths,
      places: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 20 },
  )
  .map((groups) => {
    let start = dayStart;
    return groups.flatMap(({ gap, minutes, places }) => {
      const begins = start.add({ minutes: gap });
      start = begins.add({ minutes });
      return places.map((isBooked) => aSlot({ start: begins, minutes, rider: isBooked ? 'someone' : null }));
    });
  });
const stops = fc.array(
  fc.record({ after: fc.integer({ min: 0, max: 40 }), minutes: fc.constantFrom(10, 20, 30, 7) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
const endMs = ({ start, minutes }: Day[number]) => start.add({ minutes }).epochMilliseconds;
const startMs = ({ start }: Day[number]) => start.epochMilliseconds;

/** The states of the day after each of several stops. */
function* eachState(day: Day, series: { after: number; minutes: number }[]) {
  let slots = day;
  let now = dayStart;
  let stoppedUntil: Temporal.Instant | null = null;
  for (const { after, minutes } of series) {
    now = now.add({ minutes: after });
    const freeAt = freeAfterStop(slots, { now, minutes, stoppedUntil });
    stoppedUntil = freeAt;
    const delay = delaySlots(slotsToCome(slots, now), freeAt);
    const starts = new Map(delay.shifted.map(({ slot, to }) => [slot.id, to]));
    const before = slots;
    slots = before
      .filter((slot) => !delay.swallowed.includes(slot))
      .map((slot) => ({ ...slot, start: starts.get(slot.id) ?? slot.start }));
    yield { before, after: slots, delay, freeAt, now };
  }
}

type State = ReturnType<typeof eachState> extends Generator<infer Each> ? Each : never;

/** Expects these faults in no state of any day. */
function expectNone(faultsOf: (state: State) => unknown[]): void {
  fc.assert(
    fc.property(days, stops, (day, series) => {
      for (const state of eachState(day, series)) expect(faultsOf(state)).toEqual([]);
    }),
  );
}

const byTime = (a: Day[number], b: Day[number]) => startMs(a) - startMs(b) || a.id - b.id;
const ridesOf = (day: Day) => day.filter(({ rider }) => rider !== null).toSorted(byTime);

test('No two slots overlap after any series of stops, except places of one start', () => {
  expectNone(({ after }) => {
    const groups = [...new Map(after.map((slot) => [startMs(slot), slot])).values()].toSorted(byTime);
    return groups.filter(
      (slot, index) =>
        endMs(slot) >
        startMs(groups[index + 1] ?? { ...slot, start: slot.start.add({ minutes: slot.minutes }) }),
    );
  });
});

test('Rides keep their order and their length, none is lost, and none is earlier than before', () => {
  expectNone(({ before, after }) => {
    const [rides, ridesAfter] = [ridesOf(before), ridesOf(after)];
    const isKept = (ride: Day[number], later: Day[number] | undefined) =>
      later?.id === ride.id && later.minutes === ride.minutes && startMs(later) >= startMs(ride);
    return [
      ...rides.filter((ride, index) => !isKept(ride, ridesAfter[index])),
      ...ridesAfter.slice(rides.length),
    ];
  });
});

test('No ride to come starts before the track is free again, and the shift is as small as it can be', () => {
  expectNone(({ before, delay, freeAt, now }) => {
    const ends = new Set(
      delay.shifted.map(({ slot, to }) => to.add({ minutes: slot.minutes }).epochMilliseconds),
    );
    const shiftedIds = new Set(delay.shifted.map(({ slot }) => slot.id));
    return [
      // Each shifted group begins when the track is free, or when the group before it ends.
      ...delay.shifted.filter(
        ({ to }) => to.epochMilliseconds !== freeAt.epochMilliseconds && !ends.has(to.epochMilliseconds),
      ),
      ...ridesOf(slotsToCome(before, now)).filter(
        (ride) => !shiftedIds.has(ride.id) && startMs(ride) < freeAt.epochMilliseconds,
      ),
    ];
  });
});
