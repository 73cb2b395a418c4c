import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot, at } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { byTrack, columnGroups, dayAddress, splitDay } from './daySheet.ts';
import type { Reservation } from './reservations.ts';

function reservation(id: number, start: string, differs: Partial<Slot> = {}): Reservation {
  const slot = aSlot({ id, start: at(start), ...differs });
  return {
    slot,
    time: start.slice(11, 16),
    rider: null,
    payment: null,
    missing: false,
    arrived: false,
    place: null,
  };
}

const ids = (reservations: readonly Reservation[]) => reservations.map(({ slot }) => slot.id);

describe('a day of the desk', () => {
  test('is told track by track, by time, also where a track has no slot', () => {
    const day = [
      reservation(1, '2026-07-04T10:15:00.000Z', { track: 2 }),
      reservation(2, '2026-07-04T10:15:00.000Z'),
      reservation(3, '2026-07-04T10:00:00.000Z'),
    ];
    expect(byTrack(day, [1, 2]).map(({ track, reservations }) => [track, ids(reservations)])).toEqual([
      [1, [3, 2]],
      [2, [1]],
    ]);
    expect(byTrack(day.slice(1), [1, 2])[1]).toEqual({ track: 2, reservations: [] });
    const gone = reservation(4, '2026-07-04T10:00:00.000Z', { track: 7 });
    expect(byTrack([gone], [1]).map(({ track }) => track)).toEqual([1]);
    const held = { ...gone, slot: { ...gone.slot, rider: 'somebody' } };
    expect(byTrack([held], [1]).map(({ track }) => track)).toEqual([1, 7]);
  });

  test('puts what is over aside, without the slots that nobody took', () => {
    const now = Temporal.Instant.from('2026-07-04T10:30:00Z');
    const day = [
      reservation(1, '2026-07-04T10:00:00.000Z', { rider: 'ola' }),
      reservation(2, '2026-07-04T10:00:00.000Z'),
      reservation(3, '2026-07-04T10:15:00.000Z', { rider: 'ola' }),
      reservation(4, '2026-07-04T10:20:00.000Z', { rider: 'ola' }),
      reservation(5, '2026-07-04T10:30:00.000Z'),
    ];
    const { earlier, coming } = splitDay(day, now);
    expect(ids(earlier)).toEqual([1, 3]);
    expect(ids(coming)).toEqual([4, 5]);
  });

  test.each([
    ['', null],
    ['day=2026-07-04', '2026-07-04'],
    ['day=2026-02-30', null],
    ['day=tomorrow', null],
  ])('of the address "%s" is %s', (search, day) => {
    const read = dayAddress.read(new URLSearchParams(search));
    expect(read.day?.toString() ?? null).toBe(day);
    expect(dayAddress.write(read).toString()).toBe(day === null ? '' : search);
  });
});

test.each([
  ['day=2026-07-04&slot=7', 7],
  ['slot=0', null],
  ['slot=x', null],
])('The address "%s" opens the slot %s', (search, slot) => {
  expect(dayAddress.read(new URLSearchParams(search)).slot).toBe(slot);
});

test.each([
  [1, [1]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [9, [3, 3, 3]],
  [12, [4, 4, 4]],
])('Of %i tracks at most four stand side by side, as even as can be: %j', (count, sizes) => {
  const tracks = Array.from({ length: count }, (_, index) => index);
  const groups = columnGroups(tracks, 4);
  expect(groups.map(({ length }) => length)).toEqual(sizes);
  expect(groups.flat()).toEqual(tracks);
});

test('A park without tracks has no columns', () => {
  expect(columnGroups([], 4)).toEqual([]);
});
