import { expect, test } from 'vitest';
import { spansOf } from './openingHours.ts';

const long = { opens: '09:00', closes: '21:00' };
const short = { opens: '10:00', closes: '18:00' };

test('Days in a row with the same hours are told as one', () => {
  const week = [null, null, long, { ...long }, long, short, short];
  expect(spansOf(week)).toEqual([
    { from: 0, to: 1, hours: null },
    { from: 2, to: 4, hours: long },
    { from: 5, to: 6, hours: short },
  ]);
  expect(spansOf(Array.from({ length: 7 }, () => long))).toEqual([{ from: 0, to: 6, hours: long }]);
});

test('Days that only open, or only close, at the same time are told apart', () => {
  const [early, late] = [
    { opens: '09:00', closes: '18:00' },
    { opens: '10:00', closes: '21:00' },
  ];
  const week = [long, early, long, late, long, long, long];
  expect(spansOf(week).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 6],
  ]);
});
