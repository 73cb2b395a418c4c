import { expect, test } from 'vitest';
import { aSlot, at } from '../testing/slot.ts';
import { findClashes, type PlannedSlot } from './clashes.ts';

const planned = (time: string, minutes = 15, track = 1): PlannedSlot => ({
  start: at(time),
  minutes,
  track,
});
const existing = [aSlot({ start: at('2026-07-04T10:00:00.000Z'), minutes: 30 })];

test.each<[string, PlannedSlot, boolean]>([
  ['ends where the other starts', planned('2026-07-04T09:45:00Z'), false],
  ['reaches into it', planned('2026-07-04T09:50:00Z'), true],
  ['starts with it', planned('2026-07-04T10:00:00Z'), true],
  ['lies inside it', planned('2026-07-04T10:10:00Z', 5), true],
  ['covers it', planned('2026-07-04T09:00:00Z', 120), true],
  ['starts where it ends', planned('2026-07-04T10:30:00Z'), false],
  ['is on another track', planned('2026-07-04T10:00:00Z', 15, 2), false],
])('A planned slot that %s', (_what, slot, clashes) => {
  expect(findClashes([slot], existing)).toEqual(clashes ? [slot] : []);
});

test('A long slot is found behind short ones that start after it', () => {
  const standing = [
    aSlot({ start: at('2026-07-04T08:00:00.000Z'), minutes: 600 }),
    aSlot({ start: at('2026-07-04T09:00:00.000Z'), minutes: 5 }),
    aSlot({ start: at('2026-07-04T09:30:00.000Z'), minutes: 5 }),
  ];
  expect(findClashes([planned('2026-07-04T12:00:00Z')], standing)).toHaveLength(1);
  expect(findClashes([planned('2026-07-04T18:00:00Z')], standing)).toEqual([]);
});

test('Places of one plan with equal starts do not clash with each other', () => {
  const places = [planned('2026-07-04T12:00:00Z'), planned('2026-07-04T12:00:00Z')];
  expect(findClashes(places, existing)).toEqual([]);
});
