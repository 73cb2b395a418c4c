import { expect, test } from 'vitest';
import { at, me, other, zone } from '../testing/slot.ts';
import { dueReminders, type RemindedBooking } from './reminders.ts';

const longAgo = '2026-06-01T08:00:00Z';

function booking(slot: number, start: string, bookedAt = longAgo, rider = me): RemindedBooking {
  return { rider, slot, booking: slot * 10, start: at(start), bookedAt: at(bookedAt) };
}

/** @param told the slots of which there was such a reminder */
function due(bookings: readonly RemindedBooking[], now: string, told: readonly number[] = []) {
  const isReminded = (_kind: unknown, { slot }: RemindedBooking) => told.includes(slot);
  return dueReminders(bookings, { now: at(now), zone, isReminded }).map(({ kind, bookings: named }) => [
    kind,
    named.map(({ slot }) => slot),
  ]);
}

test('A slot is reminded of a day before and two hours before', () => {
  const bookings = [booking(1, '2026-07-10T12:00:00Z')];
  expect(due(bookings, '2026-07-09T11:59:59Z')).toEqual([]);
  expect(due(bookings, '2026-07-09T12:00:00Z')).toEqual([['reminder-24h', [1]]]);
  expect(due(bookings, '2026-07-10T08:59:00Z')).toEqual([['reminder-24h', [1]]]);
  expect(due(bookings, '2026-07-10T09:00:00Z')).toEqual([]);
  expect(due(bookings, '2026-07-10T10:00:00Z')).toEqual([['reminder-2h', [1]]]);
  expect(due(bookings, '2026-07-10T11:45:00Z')).toEqual([]);
});

test('The slots of a day are one reminder the day before, and none of its own comes as the first begins', () => {
  const bookings = [
    booking(1, '2026-07-10T08:00:00Z'),
    booking(2, '2026-07-10T08:15:00Z'),
    booking(3, '2026-07-10T16:00:00Z'),
    booking(4, '2026-07-11T06:00:00Z'),
  ];
  expect(due(bookings, '2026-07-09T08:00:00Z')).toEqual([['reminder-24h', [1, 2, 3]]]);
  expect(due(bookings, '2026-07-10T06:00:00Z')).toEqual([
    ['reminder-24h', [4]],
    ['reminder-2h', [1, 2]],
  ]);
  expect(due(bookings, '2026-07-10T08:00:00Z')).toEqual([['reminder-24h', [4]]]);
  expect(due(bookings, '2026-07-10T14:00:00Z')).toEqual([
    ['reminder-24h', [4]],
    ['reminder-2h', [3]],
  ]);
});

test('Nobody is reminded of what they have only just booked, but of what they booked with it long ago', () => {
  const fresh = booking(1, '2026-07-10T12:00:00Z', '2026-07-09T11:00:00Z');
  expect(due([fresh], '2026-07-09T12:00:00Z')).toEqual([]);
  expect(due([fresh], '2026-07-10T10:00:00Z')).toEqual([['reminder-2h', [1]]]);
  const old = booking(2, '2026-07-10T12:15:00Z');
  expect(due([fresh, old], '2026-07-09T12:15:00Z')).toEqual([['reminder-24h', [1, 2]]]);
});

test('Who was reminded is not reminded again because they book another slot before it, or cancel the first', () => {
  const [first, second] = [booking(1, '2026-07-10T13:45:00Z'), booking(2, '2026-07-10T14:00:00Z')];
  const justBooked = booking(1, '2026-07-10T13:45:00Z', '2026-07-10T12:10:00Z');
  expect(due([justBooked, second], '2026-07-10T12:11:00Z', [2])).toEqual([]);
  expect(due([second], '2026-07-10T12:11:00Z', [1, 2])).toEqual([]);
  expect(due([first, second], '2026-07-10T12:11:00Z', [1])).toEqual([['reminder-2h', [1, 2]]]);
});

test('Riders are reminded one by one', () => {
  const bookings = [booking(1, '2026-07-10T12:00:00Z'), booking(2, '2026-07-10T12:00:00Z', longAgo, other)];
  expect(due(bookings, '2026-07-09T12:00:00Z')).toEqual([
    ['reminder-24h', [1]],
    ['reminder-24h', [2]],
  ]);
});

test.each([
  ['a day of 23 hours', '2026-03-29T12:00:00Z', '2026-03-28T12:00:00Z'],
  ['a day of 25 hours', '2026-10-25T12:00:00Z', '2026-10-24T12:00:00Z'],
  ['the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-24T01:30:00Z'],
])(
  'On %s the reminders come 24 and 2 hours before, by the sun and not by the clock',
  (_what, start, dayBefore) => {
    const bookings = [booking(1, start, '2026-03-01T08:00:00Z')];
    const second = (time: string) => at(time).subtract({ seconds: 1 }).toString();
    expect([due(bookings, second(dayBefore)), due(bookings, dayBefore)]).toEqual([
      [],
      [['reminder-24h', [1]]],
    ]);
    const soon = at(start).subtract({ hours: 2 }).toString();
    expect(due(bookings, second(soon)).map(([kind]) => kind)).not.toContain('reminder-2h');
    expect(due(bookings, soon)).toContainEqual(['reminder-2h', [1]]);
  },
);
