import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot, at } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { groupByDay } from './ownSlots.ts';

const zone = 'Europe/Warsaw';

function slot(id: number, start: string): Slot {
  return aSlot({ id, start: at(start), rider: 'me' });
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

  test('of the archive show the latest day first', () => {
    const slots = [slot(1, '2026-06-01T09:00:00.000Z'), slot(2, '2026-06-03T09:00:00.000Z')];
    expect(groupByDay(slots, 'archived', zone).map(({ day }) => day.toString())).toEqual([
      '2026-06-03',
      '2026-06-01',
    ]);
  });
});
