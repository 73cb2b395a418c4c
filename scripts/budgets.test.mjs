import { expect, test } from 'vitest';
import { overBudget, timeLines, timeOf } from './budgets.mjs';

test.each([
  [0.4, '0:00'],
  [59.6, '1:00'],
  [200, '3:20'],
])('%d seconds read %s', (seconds, text) => {
  expect(timeOf(seconds)).toBe(text);
});

test('A part over its budget is named, and one without a budget never is', () => {
  const parts = [
    { name: 'installing', seconds: 30 },
    { name: 'journeys in the browser', seconds: 121 },
    { name: 'fetching the browser', seconds: 500 },
  ];
  expect(overBudget(parts)).toEqual(['journeys in the browser took 2:01, its budget is 2:00']);
  expect(timeLines(parts)).toEqual([
    '  0:30  installing (budget 0:30)',
    '  2:01  journeys in the browser (budget 2:00)',
    '  8:20  fetching the browser',
  ]);
});
