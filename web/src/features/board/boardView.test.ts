import { aClosure } from '@cablepark/domain/testing/closure';
import { aSlot, at } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { closureToday, columnsFor, isAsleep, minutesLeft, nextStart, trackView } from './boardView.ts';

const zone = 'Europe/Warsaw';
const slot = (id: number, time: string, differs: Partial<ReturnType<typeof aSlot>> = {}) =>
  aSlot({ id, start: at(`2026-07-01T${time}:00Z`), ...differs });

test('Who rides, what starts next, and the next three starts that are free', () => {
  const slots = [
    slot(6, '09:15'),
    slot(1, '08:00', { rider: 'a' }),
    slot(2, '08:15', { rider: 'b' }),
    slot(3, '08:30'),
    slot(4, '08:30'),
    slot(5, '08:45', { event: 7 }),
    slot(7, '09:00'),
    slot(8, '09:30'),
  ];
  const { current, next, free } = trackView(slots, at('2026-07-01T08:05:00Z'), zone);
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  expect([ids(current), ids(next), ids(free)]).toEqual([[1], [2], [3, 7, 6]]);
});

test('Closed slots don’t start, and the panel says of today’s first closure', () => {
  const now = at('2026-07-01T08:05:00Z');
  const closed = (id: number, from: string, until: string) =>
    aClosure({ id, from: at(`2026-07-01T${from}:00Z`), until: at(until) });
  const closures = [
    closed(2, '12:00', '2026-07-01T14:00:00Z'),
    closed(1, '08:00', '2026-07-01T08:45:00Z'),
    closed(3, '07:00', '2026-07-01T08:00:00Z'),
    aClosure({ id: 4, tracks: [2], from: now, until: at('2026-07-02T08:00:00Z') }),
  ];
  const slots = [
    slot(5, '08:00', { rider: 'a' }),
    slot(6, '08:00'),
    slot(1, '08:30', { rider: 'b' }),
    slot(2, '08:45'),
  ];
  const { current, next, free } = trackView(slots, now, zone, { closures });
  expect([current, next, free].map((some) => some.map(({ id }) => id))).toEqual([[5], [2], [2]]);
  expect(closureToday(1, closures, now, zone)?.id).toBe(1);
  expect(closureToday(1, closures.slice(2), now, zone)).toBeNull();
  const tomorrow = aClosure({ from: at('2026-07-01T22:00:00Z'), until: at('2026-07-02T08:00:00Z') });
  expect(closureToday(1, [tomorrow], now, zone)).toBeNull();
});

test('What starts tomorrow is nobody’s next', () => {
  const tomorrow = aSlot({ id: 1, start: at('2026-07-02T08:00:00Z') });
  expect(trackView([tomorrow], at('2026-07-01T19:00:00Z'), zone)).toEqual({
    current: [],
    next: [],
    free: [],
  });
});

test('A minute that has begun counts as a whole', () => {
  expect(minutesLeft([slot(1, '08:00')], at('2026-07-01T08:00:00Z'))).toBe(15);
  expect(minutesLeft([slot(1, '08:00')], at('2026-07-01T08:14:01Z'))).toBe(1);
  expect(minutesLeft([], at('2026-07-01T08:00:00Z'))).toBe(0);
});

test('It sleeps from the end of the last slot until an hour before the first', () => {
  const slots = [slot(1, '08:00'), slot(2, '18:00'), aSlot({ id: 3, start: at('2026-07-02T08:00:00Z') })];
  const asleepAt = (time: string) => isAsleep(slots, at(time));
  expect(asleepAt('2026-07-01T06:59:59Z')).toBe(true);
  expect(asleepAt('2026-07-01T07:00:00Z')).toBe(false);
  expect(asleepAt('2026-07-01T18:14:59Z')).toBe(false);
  expect(asleepAt('2026-07-01T18:15:00Z')).toBe(true);
  expect(nextStart(slots, at('2026-07-01T18:15:00Z'))?.toString()).toBe('2026-07-02T08:00:00Z');
  expect(nextStart([], at('2026-07-01T18:15:00Z'))).toBeNull();
});

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [4, 4],
  [5, 3],
  [7, 4],
  [12, 4],
])('%i tracks stand in %i columns', (tracks, columns) => {
  expect(columnsFor(tracks)).toBe(columns);
});
