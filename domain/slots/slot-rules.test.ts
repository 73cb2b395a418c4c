import { describe, expect, test } from 'vitest';
import { aSlot, at, other } from '../testing/slot.ts';
import type { PlacedSlot } from './clashes.ts';
import type { Slot } from './slot.ts';
import { decideSlotDeletion, decideSlotEdit, decideSlotMaking } from './slot-rules.ts';

const planned = (time: string, minutes = 15, track = 1) => ({
  start: at(`2026-07-04T${time}:00Z`),
  minutes,
  track,
});
const placed = (time: string, series = 'a', differs: Partial<Slot> = {}): Slot & PlacedSlot => ({
  ...aSlot({ start: at(`2026-07-04T${time}:00Z`), ...differs }),
  series,
});

describe('Making slots', () => {
  test('is fine beside those that stand there, on a track of their own, and where they touch', () => {
    const standing = [planned('10:00'), planned('10:30')];
    expect(decideSlotMaking([planned('10:15'), planned('10:45'), planned('10:00', 15, 2)], standing)).toBe(
      'ok',
    );
  });

  test('of one time makes places of it, but only in one go', () => {
    const places = [planned('10:00'), planned('10:00'), planned('10:15')];
    expect(decideSlotMaking(places, [])).toBe('ok');
    expect(decideSlotMaking(places, [planned('10:00')])).toEqual({ code: 'SLOT_OVERLAP', clash: places[0] });
  });

  test('names the earliest that clashes, whichever was named first', () => {
    const [late, early] = [planned('11:00'), planned('10:00')];
    const standing = [planned('11:05'), planned('10:05')];
    expect(decideSlotMaking([late, early], standing)).toEqual({ code: 'SLOT_OVERLAP', clash: early });
  });

  test.each([
    ['reaches into the next', planned('10:00', 20), planned('10:15')],
    ['starts with it and ends later', planned('10:00', 10), planned('10:00', 15)],
    ['lies inside the one before', planned('10:00', 60), planned('10:30', 5)],
  ])('is refused where one of the plan %s; the later one is named', (_what, first, second) => {
    expect(decideSlotMaking([first, second], [])).toEqual({ code: 'SLOT_OVERLAP', clash: second });
  });

  test('of nothing changes nothing', () => {
    expect(decideSlotMaking([], [planned('10:00')])).toBe('unchanged');
  });
});

describe('Editing slots', () => {
  const edit = (before: Slot & PlacedSlot, differs: Partial<Slot>) => ({
    before,
    after: { ...before, ...differs },
  });

  test('is for free ones only, all or none', () => {
    const taken = edit(placed('10:00', 'a', { rider: other }), { price: 1 });
    expect(decideSlotEdit([edit(placed('11:00'), { price: 1 }), taken], [])).toBe('SLOT_BOOKED');
  });

  test('puts none on the time of another, be it edited with it or not', () => {
    const moved = edit(placed('11:00', 'a'), { start: at('2026-07-04T10:05:00Z') });
    expect(decideSlotEdit([moved], [placed('10:00', 'b')])).toBe('SLOT_OVERLAP');
    expect(decideSlotEdit([moved, edit(placed('10:00', 'b'), { price: 1 })], [])).toBe('SLOT_OVERLAP');
    expect(decideSlotEdit([moved], [placed('10:20', 'b'), placed('09:50', 'c')])).toBe('ok');
  });

  test('lets places of one series stand together, wherever they go', () => {
    const there = { start: at('2026-07-04T12:00:00Z') };
    const places = [edit(placed('10:00'), there), edit(placed('10:00'), there)];
    expect(decideSlotEdit(places, [])).toBe('ok');
    expect(decideSlotEdit(places, [placed('12:00')])).toBe('ok');
    expect(decideSlotEdit(places, [placed('12:00', 'b')])).toBe('SLOT_OVERLAP');
    expect(decideSlotEdit([edit(placed('10:00'), there), edit(placed('10:00', 'b'), there)], [])).toBe(
      'SLOT_OVERLAP',
    );
  });

  test('of a price asks nothing of the track: what overlaps there since long may stay', () => {
    const changes = [placed('10:00', 'a'), placed('10:05', 'b')].map((slot) => edit(slot, { price: 1 }));
    expect(decideSlotEdit(changes, [])).toBe('ok');
  });
});

test('Only free slots are deleted; the booked ones are named', () => {
  const [free, taken] = [aSlot(), aSlot({ rider: other })];
  expect(decideSlotDeletion([free])).toBe('ok');
  expect(decideSlotDeletion([taken, free])).toEqual({ code: 'SLOT_BOOKED', slots: [taken.id] });
  expect(decideSlotDeletion([])).toBe('unchanged');
});
