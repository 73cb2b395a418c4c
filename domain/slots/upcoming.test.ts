import { describe, expect, test } from 'vitest';
import { longestSlotMinutes } from '../park/policy.ts';
import { aSlot, at, zone } from '../testing/slot.ts';
import { hasEnded, type Slot } from './slot.ts';
import { fromTodayOn, readFrom, ridesOf, slotsDuring, startsOf, type When } from './upcoming.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
/** A ride in the park's zone in July, two hours ahead of UTC. */
const ride = (local: string, minutes = 15) =>
  aSlot({
    start: Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant(),
    minutes,
  });
const ids = (slots: readonly Slot[]) => slots.map(({ id }) => id);

const lastNight = ride('2026-07-03T23:45', 30);
const tonight = ride('2026-07-04T03:00');
const morning = ride('2026-07-04T09:00');
const rides = [lastNight, tonight, morning];

/** The rides of one of the two lists if it was read at that moment. */
function shown(when: When, now: Temporal.Instant): number[] {
  const { from, to } = startsOf(when, now.toZonedDateTimeISO(zone).toPlainDate(), zone);
  const read = rides.filter(
    ({ start }) =>
      (!from || Temporal.Instant.compare(start, from) >= 0) &&
      (!to || Temporal.Instant.compare(start, to) < 0),
  );
  return ids(ridesOf(when, read, now));
}

describe('A ride is upcoming until it has ended', () => {
  test.each([
    ['the evening before', '2026-07-03T22:00', []],
    ['a minute past midnight, one being under way', '2026-07-04T00:01', []],
    ['the moment that one ends', '2026-07-04T00:15', [lastNight]],
    ['in the middle of the night', '2026-07-04T02:59', [lastNight]],
    ['while the one at night is under way', '2026-07-04T03:14', [lastNight]],
    ['when it has ended, before 05:00', '2026-07-04T03:15', [lastNight, tonight]],
    ['before the first of the day', '2026-07-04T08:59', [lastNight, tonight]],
    ['after the last', '2026-07-04T09:15', [lastNight, tonight, morning]],
    ['the next day', '2026-07-05T00:00', [lastNight, tonight, morning]],
  ])('%s', (_when, local, archived) => {
    const now = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
    expect(shown('archived', now)).toEqual(ids(archived));
    expect(shown('upcoming', now)).toEqual(ids(rides.filter((each) => !archived.includes(each))));
  });

  test('through both nights in which the clocks change', () => {
    for (const date of ['2026-03-29', '2026-10-25']) {
      const begins = day(date).toZonedDateTime(zone).toInstant();
      const slots = Array.from({ length: 30 }, (_, hour) =>
        aSlot({ start: begins.add({ hours: hour }), minutes: 60 }),
      );
      for (let minute = 0; minute < 300; minute += 30) {
        const now = begins.add({ minutes: minute });
        const over = slots.filter((slot) => hasEnded(slot, now));
        expect(ids(ridesOf('archived', slots, now))).toEqual(ids(over));
        expect(ids(ridesOf('upcoming', slots, now))).toEqual(ids(slots.slice(over.length)));
      }
    }
  });

  test('also the longest that can be, which the list of upcoming ones still reads', () => {
    const now = at('2026-07-04T22:30:00Z');
    const start = now.subtract({ minutes: longestSlotMinutes - 1 });
    const long = aSlot({ start, minutes: longestSlotMinutes });
    const { from } = startsOf('upcoming', now.toZonedDateTimeISO(zone).toPlainDate(), zone);
    expect(from && Temporal.Instant.compare(from, start)).toBeLessThan(0);
    expect(ridesOf('upcoming', [long], now)).toEqual([long]);
    expect(ridesOf('archived', [long], now.add({ minutes: 1 }))).toEqual([long]);
  });
});

describe('The planner shows of a day', () => {
  const today = day('2026-07-04');

  test('all of today, the night too, and what began yesterday until it has ended', () => {
    const slots = [ride('2026-07-03T20:00'), ...rides];
    expect(ids(fromTodayOn(slots, today, at('2026-07-03T22:05:00Z'), zone))).toEqual(ids(rides));
    expect(ids(fromTodayOn(slots, today, at('2026-07-03T22:15:00Z'), zone))).toEqual(ids([tonight, morning]));
    expect(ids(fromTodayOn(slots, today, at('2026-07-04T12:00:00Z'), zone))).toEqual(ids([tonight, morning]));
  });
});

describe('A day of the desk', () => {
  test('has what began the evening before and goes on past midnight, and nothing that ended at midnight', () => {
    const evening = ride('2026-07-03T23:45', 15);
    const next = ride('2026-07-05T00:00');
    const slots = [evening, lastNight, tonight, morning, next];
    expect(ids(slotsDuring(slots, day('2026-07-04'), zone))).toEqual(ids(rides));
    expect(ids(slotsDuring(slots, day('2026-07-03'), zone))).toEqual(ids([evening, lastNight]));
    expect(readFrom(day('2026-07-04'), zone).toString()).toBe('2026-07-02T22:00:00Z');
  });
});
