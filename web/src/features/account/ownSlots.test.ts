import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot, at } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { entriesOf, groupByDay, spansOf } from './ownSlots.ts';

const zone = 'Europe/Warsaw';

function slot(id: number, start: string): Slot {
  return aSlot({ id, start: at(start), rider: 'me' });
}

/** The ids of each row. @param waiting the slot that waits for its rider */
function rowsOf(
  slots: readonly Slot[],
  places: Parameters<typeof entriesOf>[1] = {},
  waiting: number | null = null,
): (number | number[])[] {
  return entriesOf(slots, places, ({ id }) => id === waiting).map((entry) =>
    entry.kind === 'slot' ? entry.slot.id : entry.rides.map(({ id }) => id),
  );
}

describe("a rider's slots", () => {
  test("are grouped by the park's days, each by time", () => {
    const slots = [
      slot(1, '2026-07-04T22:30:00.000Z'),
      slot(2, '2026-07-04T09:15:00.000Z'),
      slot(3, '2026-07-04T09:00:00.000Z'),
    ];
    const days = groupByDay(slots, 'upcoming', zone).map(({ day, slots }) => [
      day.toString(),
      slots.map(({ id }) => id),
    ]);
    expect(days).toEqual([
      ['2026-07-04', [3, 2]],
      ['2026-07-05', [1]],
    ]);
  });

  test('of a party are one row where the first of them is; a party of which one is left is a slot', () => {
    const slots = [1, 2, 3, 4, 5].map((id) => slot(id, `2026-07-04T09:0${id}:00.000Z`));
    const places = { 2: { party: 7 }, 4: { party: 7 }, 5: { party: 8 } };
    expect(rowsOf(slots, places)).toEqual([1, [2, 4], 3, 5]);
  });

  test('without a gap on one track are one row, whatever is booked elsewhere meanwhile', () => {
    const slots = [
      slot(1, '2026-07-04T09:00:00.000Z'),
      { ...slot(2, '2026-07-04T09:00:00.000Z'), track: 2 },
      slot(3, '2026-07-04T09:15:00.000Z'),
      slot(4, '2026-07-04T09:30:00.000Z'),
      slot(5, '2026-07-04T10:00:00.000Z'),
      slot(6, '2026-07-04T10:15:00.000Z'),
    ];
    expect(rowsOf(slots)).toEqual([[1, 3, 4], 2, [5, 6]]);
  });

  test('tell of every gap between them, and of rides side by side once', () => {
    const slots = [
      slot(1, '2026-07-04T09:00:00.000Z'),
      { ...slot(2, '2026-07-04T09:00:00.000Z'), track: 2 },
      slot(3, '2026-07-04T09:15:00.000Z'),
      slot(4, '2026-07-04T10:00:00.000Z'),
    ];
    expect(spansOf(slots).map(({ start, end }) => [start.toString(), end.toString()])).toEqual([
      ['2026-07-04T09:00:00Z', '2026-07-04T09:30:00Z'],
      ['2026-07-04T10:00:00Z', '2026-07-04T10:15:00Z'],
    ]);
  });

  test('that wait for their rider stand alone, and so do those on either side of a party', () => {
    const slots = ['00', '15', '30', '45'].map((minute, index) =>
      slot(index + 1, `2026-07-04T09:${minute}:00.000Z`),
    );
    expect(rowsOf(slots, {}, 3)).toEqual([[1, 2], 3, 4]);
    expect(rowsOf(slots, { 2: { party: 7 }, 3: { party: 7 } })).toEqual([1, [2, 3], 4]);
  });

  test('of the archive show the latest day first', () => {
    const slots = [slot(1, '2026-06-01T09:00:00.000Z'), slot(2, '2026-06-03T09:00:00.000Z')];
    expect(groupByDay(slots, 'archived', zone).map(({ day }) => day.toString())).toEqual([
      '2026-06-03',
      '2026-06-01',
    ]);
  });
});
