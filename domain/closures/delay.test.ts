import { expect, test } from 'vitest';
import { aSlot, at } from '../testing/slot.ts';
import { delaySlots, freeAfterStop, slotsToCome } from './delay.ts';

const time = (clock: string) => at(`2026-07-04T${clock}:00Z`);
const ride = (clock: string, minutes = 15) => aSlot({ start: time(clock), minutes, rider: 'someone' });
const free = (clock: string, minutes = 15) => aSlot({ start: time(clock), minutes });
const clockOf = (instant: Temporal.Instant) => instant.toString().slice(11, 16);

/** The day after a stop, `16:35*` for a ride and `16:35` for a free slot. */
function dayAfter(slots: ReturnType<typeof aSlot>[], now: Temporal.Instant, minutes: number) {
  const freeAt = freeAfterStop(slots, { now, minutes, stoppedUntil: null });
  const { shifted, swallowed } = delaySlots(slotsToCome(slots, now), freeAt);
  const starts = new Map(shifted.map(({ slot, to }) => [slot, to]));
  return slots
    .filter((slot) => !swallowed.includes(slot))
    .map((slot) => `${clockOf(starts.get(slot) ?? slot.start)}${slot.rider === null ? '' : '*'}`)
    .join(' ');
}

test.each([
  [
    'a ride under way gets its minutes back',
    '16:05',
    [ride('16:00'), ride('16:15'), ride('16:30')],
    '16:00* 16:35* 16:50*',
  ],
  [
    'nobody rides: it begins at the next five minutes',
    '16:03',
    [free('16:00'), ride('16:15'), free('16:30')],
    '16:25*',
  ],
  [
    'a free slot absorbs the delay',
    '16:05',
    [ride('16:00'), ride('16:15'), free('16:30'), free('16:45'), ride('17:00')],
    '16:00* 16:35* 17:00*',
  ],
  [
    'a gap that is too short passes the rest on',
    '16:05',
    [ride('16:00'), ride('16:15'), free('16:30'), ride('16:45')],
    '16:00* 16:35* 16:50*',
  ],
  [
    'a gap without a slot absorbs it, too',
    '16:05',
    [ride('16:00'), ride('16:15'), ride('17:00')],
    '16:00* 16:35* 17:00*',
  ],
  [
    'free slots after the gap stay',
    '16:05',
    [ride('16:00'), free('16:15'), free('16:30'), free('16:45')],
    '16:00* 16:45',
  ],
  ['slots that are over stay', '16:05', [ride('15:30'), free('15:45'), ride('16:15')], '15:30* 15:45 16:25*'],
  [
    'long and short rides keep their length',
    '16:05',
    [ride('16:00', 30), ride('16:30', 5), ride('16:35', 60)],
    '16:00* 16:50* 16:55*',
  ],
])('A stop of 20 minutes: %s', (_what, now, slots, after) => {
  expect(dayAfter(slots, time(now), 20)).toBe(after);
});

test('Places of one start move together, free ones with booked ones', () => {
  const slots = [ride('16:15'), free('16:15'), ride('16:15'), ride('16:30')];
  expect(dayAfter(slots, time('16:10'), 10)).toBe('16:20* 16:20 16:20* 16:35*');
});

test('A free place beside a ride under way stays with it', () => {
  expect(dayAfter([ride('16:00'), free('16:00'), ride('16:15')], time('16:05'), 10)).toBe(
    '16:00* 16:00 16:25*',
  );
});

test('A stop that continues another begins where that one ends', () => {
  const facts = { now: time('16:10'), minutes: 10, stoppedUntil: time('16:25') };
  expect(clockOf(freeAfterStop([], facts))).toBe('16:35');
});

test.each<[string, ReturnType<typeof aSlot>[], ReturnType<typeof aSlot>[], string]>([
  ['ends the delay', [ride('16:15'), ride('17:30')], [], '16:25* 17:30*'],
  ['takes a ride into a gap between its own', [ride('16:45')], [ride('16:50')], '16:50* 17:05*'],
  [
    'has no room: the ride takes place behind it, and others later',
    [ride('16:45'), ride('17:10')],
    [ride('16:50'), ride('17:00', 10)],
    '16:50* 17:00* 17:10* 17:25*',
  ],
])('A closure with rides that stay where they are %s', (_what, slots, closedRides, after) => {
  const { shifted } = delaySlots(slots, slots[0]?.start.add({ minutes: 10 }) ?? time('16:00'), closedRides);
  const starts = new Map(shifted.map(({ slot, to }) => [slot, to]));
  const day = [
    ...slots.map((slot) => starts.get(slot) ?? slot.start),
    ...closedRides.map(({ start }) => start),
  ];
  expect(
    day
      .map((start) => `${clockOf(start)}*`)
      .toSorted()
      .join(' '),
  ).toBe(after);
});
