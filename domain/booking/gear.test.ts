import { expect, test } from 'vitest';
import { aSlot, at, me, other } from '../testing/slot.ts';
import { decideGear, gearToLayOut, spreadGear } from './gear.ts';

const start = at('2026-07-04T10:00:00Z');
const before = start.subtract({ minutes: 1 });
const mine = aSlot({ rider: me, start });
const board = { row: 'board', count: 1 };

test.each([
  ['of one’s own ride', 'User', [mine], ['board'], before, 'ok'],
  ['none of it', 'User', [mine], [], before, 'ok'],
  ['of another’s ride', 'User', [aSlot({ rider: other, start })], ['board'], before, 'FORBIDDEN'],
  ['of another’s ride, by the desk', 'Manager', [aSlot({ rider: other, start })], ['board'], before, 'ok'],
  ['of a free slot', 'Manager', [aSlot({ start })], ['board'], before, 'SLOT_NOT_BOOKED'],
  ['of no slot', 'Manager', [null], ['board'], before, 'NOT_FOUND'],
  ['once the ride has begun', 'User', [mine], ['board'], start, 'TOO_LATE'],
  ['once the ride has begun, by the desk', 'Manager', [mine], ['board'], start, 'ok'],
  ['once the ride is over', 'Manager', [mine], ['board'], start.add({ minutes: 15 }), 'TOO_LATE'],
  ['that the park does not offer', 'User', [mine], ['sup'], before, 'INVALID_FOREIGN_KEY'],
] as const)('Gear %s', (_what, role, slots, rows, now, decision) => {
  const facts = { actor: { id: me, role }, slots, rows, offered: ['board', 'wetsuit'], now };
  expect(decideGear(facts)).toBe(decision);
});

test.each([
  [[board], 3, [[board], [], []]],
  [
    [
      { row: 'board', count: 2 },
      { row: 'wetsuit', count: 3 },
    ],
    3,
    [
      [board, { row: 'wetsuit', count: 1 }],
      [board, { row: 'wetsuit', count: 1 }],
      [{ row: 'wetsuit', count: 1 }],
    ],
  ],
  [[{ row: 'board', count: 5 }], 2, [[{ row: 'board', count: 3 }], [{ row: 'board', count: 2 }]]],
])('%j is spread over %i rides', (gear, rides, spread) => {
  expect(spreadGear(gear, rides)).toEqual(spread);
});

test('What is laid out is of the rides that start within the hour', () => {
  const ride = (minutes: number, count: number) => ({
    start: start.add({ minutes }),
    gear: [{ row: 'board', count }],
  });
  const rides = [ride(-1, 7), ride(0, 1), ride(59, 2), ride(60, 7)];
  expect(gearToLayOut(rides, start)).toEqual([{ row: 'board', count: 3 }]);
  expect(gearToLayOut([], start)).toEqual([]);
});
