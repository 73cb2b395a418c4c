import { expect, test } from 'vitest';
import { aSlot, at } from '../testing/slot.ts';
import {
  isKeptTooLong,
  type KeptPass,
  keptAhead,
  keptDays,
  passesStillGood,
  slotsToKeep,
} from './kept-rider.ts';

const now = at('2026-07-04T12:00:00Z');
const pass: KeptPass = { id: 1, code: 'ABCDEFGHJKLM', name: '10 slotów', left: '9 z 10', ends: null };

test.each([
  ['just now', 0, false],
  ['a minute before its time is over', keptDays * 24 * 60 - 1, false],
  ['when its time is over', keptDays * 24 * 60, true],
  // A device whose clock was set back may be slightly behind, but not by days.
  ['an hour in the future', -60, false],
  ['two days in the future', -2 * 24 * 60, true],
])('What a device keeps of a rider: %s', (_when, minutesAgo, isOver) => {
  expect(isKeptTooLong({ at: now.subtract({ minutes: minutesAgo }).toString() }, now)).toBe(isOver);
});

test('The next slots are kept with the name of their track, the earliest first and twenty at most', () => {
  const start = (hours: number) => now.add({ hours });
  const later = Array.from({ length: 30 }, (_, index) =>
    aSlot({ id: 100 + index, start: start(50 + index) }),
  );
  const slots = [
    ...later,
    aSlot({ id: 1, start: start(2), track: 2 }),
    aSlot({ id: 2, start: start(-2) }),
    aSlot({ id: 3, start: start(1), heldUntil: start(1) }),
  ];
  const kept = slotsToKeep(slots, now, (track) => `Tor ${track}`);
  expect(kept[0]).toEqual({ id: 1, start: start(2).toString(), minutes: 15, track: 'Tor 2' });
  expect(kept).toHaveLength(20);
  expect(kept.map(({ id }) => id)).not.toContain(3);
});

test.each([
  ['is as good as before', [pass], [pass]],
  ['shows what is left of it now', [{ ...pass, left: '8 z 10' }], [{ ...pass, left: '8 z 10' }]],
  ['is void, used up or given away', [], []],
  ['has another code', [{ ...pass, code: 'MLKJHGFEDCBA' }], []],
  ['is not the one that was kept', [pass, { ...pass, id: 2 }], [pass]],
])('A kept pass that %s', (_what, good, still) => {
  expect(passesStillGood([pass], good)).toEqual(still);
});

test('Only what is still ahead is shown', () => {
  const slot = (start: string) => ({ id: 1, start, minutes: 15, track: 'Tor 1' });
  const slots = ['2026-07-04T11:45:00Z', '2026-07-04T11:46:00Z', '2026-07-05T09:00:00Z'].map(slot);
  const passes = [pass, { ...pass, ends: '2026-07-04T12:00:00Z' }, { ...pass, ends: '2026-07-04T12:00:01Z' }];
  expect(keptAhead({ slots, passes }, now)).toEqual({
    slots: slots.slice(1),
    passes: [pass, passes[2]],
  });
});
