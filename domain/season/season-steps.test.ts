import { expect, test } from 'vitest';
import { aPlan, aSeason } from '../testing/season.ts';
import { daysPerStep, stepsOf } from './season-steps.ts';

test('The next days of every track come first, and no day is left out or done twice', () => {
  const steps = stepsOf({
    firstDay: '2026-06-29',
    daysPerStep: 2,
    tracks: [
      { track: 1, until: null, lastDay: '2026-07-01' },
      { track: 2, until: '2026-06-30', lastDay: '2026-06-30' },
      { track: 3, until: null, lastDay: '2026-06-28' },
    ],
  });
  expect(steps).toEqual([
    { track: 1, firstDay: '2026-06-29', lastDay: '2026-06-30' },
    { track: 2, firstDay: '2026-06-29', lastDay: '2026-06-30' },
    { track: 1, firstDay: '2026-07-01', lastDay: '2026-07-01' },
  ]);
});

test('Nothing to go through is no step', () => {
  expect(stepsOf({ firstDay: '2026-06-29', daysPerStep: 2, tracks: [] })).toEqual([]);
});

test.each([
  [15, 10],
  [5, 3],
  [60, 14],
])('Slots of %i minutes: %i days in a step', (minutes, days) => {
  expect(daysPerStep(aSeason({ minutes }), { ...aSeason(), plans: [] })).toBe(days);
});

test('A plan with days on which the park is closed is gone through like any other', () => {
  const { week } = aPlan();
  expect(daysPerStep(aSeason({ week: [null, ...week.slice(1)] }))).toBe(10);
});
