import { aSlot, at, me, other, zone } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { hourRows, splitHours } from './hourRows.ts';

const morning = at('2026-07-04T05:00:00Z');

function quarters(hourUtc: string, minutes: readonly number[], length = 15) {
  return minutes.map((minute) =>
    aSlot({ start: at(`2026-07-04T${hourUtc}:${String(minute).padStart(2, '0')}:00Z`), minutes: length }),
  );
}

test('Quarters of an hour stand in four positions by their minute', () => {
  const [first, last] = quarters('07', [0, 45]);
  const [row] = hourRows(
    [last, first].filter((slot) => slot !== undefined),
    morning,
    zone,
  );
  expect(row?.hour).toBe(9);
  expect(row?.positions.map((slots) => slots.map((slot) => slot.id))).toEqual([
    [first?.id],
    [],
    [],
    [last?.id],
  ]);
});

test.each([
  [10, 6],
  [20, 3],
  [25, 3],
  [30, 2],
  [60, 1],
])('Slots of %i minutes give an hour %i positions', (duration, positions) => {
  expect(hourRows(quarters('07', [0], duration), morning, zone)[0]?.positions).toHaveLength(positions);
});

test('Places with one start share a position', () => {
  const places = quarters('07', [15, 15, 15]);
  expect(hourRows(places, morning, zone)[0]?.positions[1]).toHaveLength(3);
});

test('Slots longer than an hour get a row of their own without an hour', () => {
  const rows = hourRows([...quarters('07', [0]), ...quarters('07', [0], 90)], morning, zone);
  expect(rows.map((row) => row.hour)).toEqual([9, null]);
  expect(rows[1]?.bookAll.shown).toBe(false);
});

test('The hour that comes twice in autumn makes two rows, the one that is left out in spring none', () => {
  const autumn = ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z'];
  const rows = hourRows(
    autumn.map((start) => aSlot({ start: at(start) })),
    morning,
    zone,
  );
  expect(rows.map((row) => row.hour)).toEqual([2, 2, 3]);
  const spring = ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'];
  const springRows = hourRows(
    spring.map((start) => aSlot({ start: at(start) })),
    morning,
    zone,
  );
  expect(springRows.map((row) => row.hour)).toEqual([1, 3]);
});

test.each([
  ['Asia/Kathmandu', 14, 3],
  ['America/St_Johns', 6, 2],
])('In %s, with its odd offset, rows follow the local clock', (oddZone, hour, position) => {
  const [row] = hourRows([aSlot({ start: at('2026-07-04T09:00:00Z') })], morning, oddZone);
  expect(row?.hour).toBe(hour);
  expect(row?.positions[position]).toHaveLength(1);
});

describe('Book-all', () => {
  const row = (slots: ReturnType<typeof quarters>, now = morning) => hourRows(slots, now, zone)[0]?.bookAll;

  test('shows for more than one slot of under 31 minutes', () => {
    expect(row(quarters('07', [0]))?.shown).toBe(false);
    expect(row(quarters('07', [0, 15]))).toMatchObject({ shown: true, enabled: true });
    expect(row(quarters('07', [0, 30], 30))?.shown).toBe(true);
    expect(row(quarters('07', [0, 31], 31))?.shown).toBe(false);
  });

  test('books only what is free and not over', () => {
    const [a, b, c, d] = quarters('07', [0, 15, 30, 45]);
    if (!a || !b || !c || !d) throw new Error('four quarters expected');
    b.rider = other;
    c.rider = me;
    const afterFirst = at('2026-07-04T07:15:00Z');
    expect(row([a, b, c, d])?.slots).toEqual([a, d]);
    expect(row([a, b, c, d], afterFirst)?.slots).toEqual([d]);
  });

  test('is disabled when none is free or the last slot is over', () => {
    const slots = quarters('07', [0, 15]);
    expect(row(slots.map((slot) => ({ ...slot, rider: other })))?.enabled).toBe(false);
    expect(row(slots, at('2026-07-04T07:29:59Z'))?.enabled).toBe(true);
    expect(row(slots, at('2026-07-04T07:30:00Z'))?.enabled).toBe(false);
  });
});

describe('Of the hours of a day', () => {
  const day = [...quarters('07', [0, 15, 30, 45]), ...quarters('08', [0, 15]), ...quarters('09', [0])];
  const allDay = aSlot({ start: at('2026-07-04T07:00:00Z'), minutes: 600 });
  const hoursAt = (slots: typeof day, now: string) => {
    const { earlier, coming } = splitHours(hourRows(slots, at(now), zone), at(now));
    return [earlier.map(({ hour }) => hour), coming.map(({ hour }) => hour)];
  };

  test.each([
    ['before the first', '2026-07-04T06:00:00Z', [[], [9, 10, 11]]],
    ['while its last slot goes on', '2026-07-04T07:59:59Z', [[], [9, 10, 11]]],
    ['once that is over', '2026-07-04T08:00:00Z', [[9], [10, 11]]],
    ['where the rest of an hour was never made', '2026-07-04T08:30:00Z', [[9, 10], [11]]],
    ['of a day that is over altogether', '2026-07-04T20:00:00Z', [[], [9, 10, 11]]],
  ])('those that are over stand apart: %s', (_when, now, hours) => {
    expect(hoursAt(day, now)).toEqual(hours);
  });

  test('one that goes on all day keeps no other in front', () => {
    expect(hoursAt([allDay, ...day], '2026-07-04T08:30:00Z')).toEqual([
      [9, 10],
      [null, 11],
    ]);
  });
});
