import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridRange, monthGrid } from '../slots/month-page.ts';
import { aClosure } from '../testing/closure.ts';
import { anEvent, aSlot, at, me, other, zone } from '../testing/slot.ts';
import { dayColour, summarizeDays } from './day-summary.ts';

const now = at('2026-07-04T08:00:00Z');
const day = Temporal.PlainDate.from('2026-07-04');
const past = { start: at('2026-07-04T07:00:00Z') };

test('The month grid always has six weeks, Monday first, around its month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const days = monthGrid(new Temporal.PlainYearMonth(year, month));
      expect(days).toHaveLength(42);
      expect(days[0]?.dayOfWeek).toBe(1);
      expect(days.slice(0, 7).some((each) => each.month === month && each.day === 1)).toBe(true);
      days.slice(1).forEach((each, index) => {
        expect(days[index]?.until(each).days).toBe(1);
      });
    }),
  );
});

test.each([
  ['summer', '2026-07', '2026-06-28T22:00:00Z', '2026-08-09T22:00:00Z'],
  ['the spring change', '2026-03', '2026-02-22T23:00:00Z', '2026-04-05T22:00:00Z'],
  ['the autumn change', '2026-10', '2026-09-27T22:00:00Z', '2026-11-08T23:00:00Z'],
])('The grid of %s reaches from midnight to midnight of the park', (_what, month, from, to) => {
  const range = gridRange(monthGrid(Temporal.PlainYearMonth.from(month)), zone);
  expect([range.from.toString(), range.to.toString()]).toEqual([from, to]);
});

describe('The colour of a day, in the order of precedence', () => {
  const mine = aSlot({ rider: me });
  const taken = aSlot({ rider: other });
  const free = aSlot();
  const event = anEvent();
  test.each([
    ['mine before everything', [mine, taken, free], [event], 'mine'],
    ['mine even where all is booked', [mine, taken], [], 'mine'],
    ['mine also when the ride is over', [aSlot({ ...past, rider: me })], [], 'mine'],
    ['full when all is booked', [taken, taken], [], 'full'],
    ['full rather than event', [taken], [event], 'full'],
    ['free when any is free', [taken, free], [], 'free'],
    ['free rather than event', [free], [event], 'free'],
    ['gray when the free ones are over', [aSlot(past), taken], [], 'gray'],
    ['event without slots', [], [event], 'event'],
    ['gray on an empty day', [], [], 'gray'],
  ] as const)('%s', (_what, slots, events, colour) => {
    expect(dayColour(slots, events, { me, now, zone, isClosed: false })).toBe(colour);
  });

  test.each([
    ['2026-07-03T21:00:00Z', 'gray'],
    ['2026-07-03T21:00:00.001Z', 'event'],
    ['2026-07-03T22:30:00Z', 'event'],
  ])('An event counts when the first one starts after yesterday 23:00 in the park: %s', (start, colour) => {
    const later = anEvent({ start: at('2026-07-04T20:00:00Z') });
    expect(dayColour([], [later, anEvent({ start: at(start) })], { me, now, zone, isClosed: false })).toBe(
      colour,
    );
  });

  test('A visitor without an account holds no slot', () => {
    expect(dayColour([free], [], { me: null, now, zone, isClosed: false })).toBe('free');
  });
});

test('A slot inside a closure of its track is not free', () => {
  const slots = [aSlot(), aSlot({ track: 2 })];
  const closure = aClosure({ from: now, until: now.add({ hours: 24 }) });
  const view = { events: [], me: null, now, zone, isClosed: false, closures: [closure] };
  expect(summarizeDays([day], { ...view, slots })[0]).toMatchObject({ free: 1, total: 2, colour: 'free' });
  expect(summarizeDays([day], { ...view, slots: slots.slice(0, 1) })[0]).toMatchObject({
    free: 0,
    colour: 'gray',
  });
});

test('A day counts what can still be booked of all it has', () => {
  const slots = [aSlot(), aSlot(past), aSlot({ rider: other }), aSlot({ rider: me })];
  const [summary] = summarizeDays([day], { slots, events: [], me, now, zone, isClosed: false });
  expect(summary).toMatchObject({ free: 1, total: 4, colour: 'mine' });
});

test('Slots fall into days by the park’s midnight, whatever the offset they are written with', () => {
  const slots = [
    aSlot({ start: at('2026-07-03T21:59:00Z') }),
    aSlot({ start: at('2026-07-03T22:00:00Z') }),
    aSlot({ start: at('2026-07-04T03:44:00+05:45') }),
    aSlot({ start: at('2026-07-04T19:29:00-02:30') }),
    aSlot({ start: at('2026-07-04T19:30:00-02:30') }),
  ];
  const days = [day.subtract({ days: 1 }), day, day.add({ days: 1 })];
  const totals = summarizeDays(days, { slots, events: [], me, now, zone, isClosed: false }).map(
    (each) => each.total,
  );
  expect(totals).toEqual([2, 2, 1]);
});

test('No slot of the grid is lost or counted twice', () => {
  const days = monthGrid(Temporal.PlainYearMonth.from('2026-10'));
  const { from, to } = gridRange(days, zone);
  const minutes = from.until(to).total('minutes');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: minutes - 1 }), { maxLength: 200 }), (starts) => {
      const slots = starts.map((start) => aSlot({ start: from.add({ minutes: start }) }));
      const summaries = summarizeDays(days, { slots, events: [], me, now, zone, isClosed: false });
      const ids = summaries.flatMap((each) => each.slots.map((slot) => slot.id));
      expect(new Set(ids)).toEqual(new Set(slots.map((slot) => slot.id)));
      expect(ids).toHaveLength(slots.length);
    }),
    { numRuns: 30 },
  );
});

test('An event shows on each of its days', () => {
  const camp = anEvent({ start: at('2026-07-03T08:00:00Z'), end: at('2026-07-05T15:00:00Z') });
  const openEnd = anEvent({ start: at('2026-07-04T08:00:00Z'), end: null });
  const untilMidnight = anEvent({ start: at('2026-07-03T18:00:00Z'), end: at('2026-07-03T22:00:00Z') });
  const events = [camp, openEnd, untilMidnight];
  const days = [-1, 0, 1, 2].map((offset) => day.add({ days: offset }));
  const shown = summarizeDays(days, { slots: [], events, me, now, zone, isClosed: false }).map((each) =>
    each.events.map(({ id }) => id),
  );
  expect(shown).toEqual([[camp.id, untilMidnight.id], [camp.id, openEnd.id], [camp.id], []]);
});

test('An event at midnight that ends as it begins is one of the day that begins', () => {
  const midnight = at('2026-07-03T22:00:00Z');
  const events = [anEvent({ start: midnight, end: midnight })];
  const days = [day.subtract({ days: 1 }), day];
  const counts = summarizeDays(days, { slots: [], events, me, now, zone, isClosed: false }).map(
    (each) => each.events.length,
  );
  expect(counts).toEqual([0, 1]);
});
