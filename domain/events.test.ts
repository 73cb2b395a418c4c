import { expect, test } from 'vitest';
import { eventState, firstFreeSlot } from './events.ts';
import { anEvent, aSlot, at, me, other } from './testing/slot.ts';

const now = at('2026-07-04T07:00:00Z');
const after = at('2026-07-04T18:00:00Z');
const free = aSlot();
const taken = aSlot({ bookedBy: other });
const mine = aSlot({ bookedBy: me });

test.each([
  ['has free places', [taken, free], now, 'subscribe'],
  ['has a place of mine', [mine, free], now, 'subscribed'],
  ['is full', [taken], now, 'full'],
  ['is only announced', [], now, 'none'],
  ['is over', [free], after, 'ended'],
] as const)('An event that %s', (_what, slots, moment, state) => {
  expect(eventState(anEvent(), slots, me, moment)).toBe(state);
});

test('Subscribing takes the earliest free place', () => {
  const early = aSlot({ startTime: '2026-07-04T09:00:00Z' });
  expect(firstFreeSlot([free, taken, early], now)).toBe(early);
  expect(firstFreeSlot([taken], now)).toBeUndefined();
});
