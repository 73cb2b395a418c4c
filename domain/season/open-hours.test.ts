import { expect, test } from 'vitest';
import { openStretches } from './open-hours.ts';

const day = { opens: '09:00', closes: '21:00' };

test.each([
  ['without a break', [], ['09:00–21:00']],
  ['with one', [['12:00', '13:00']], ['09:00–12:00', '13:00–21:00']],
  [
    'with two, the later first',
    [
      ['17:00', '18:00'],
      ['12:00', '13:00'],
    ],
    ['09:00–12:00', '13:00–17:00', '18:00–21:00'],
  ],
  ['with one as it opens', [['09:00', '10:00']], ['10:00–21:00']],
  ['with one before it opens', [['07:00', '08:00']], ['09:00–21:00']],
  ['with one until it closes', [['20:00', '21:00']], ['09:00–20:00']],
  ['with one of all its hours', [['09:00', '21:00']], []],
  [
    'with two that meet',
    [
      ['12:00', '13:00'],
      ['13:00', '14:00'],
    ],
    ['09:00–12:00', '14:00–21:00'],
  ],
] as const)('A day %s runs in these stretches, none of which is empty', (_what, pauses, stretches) => {
  const breaks = pauses.map(([from, to]) => ({ from, to }));
  expect(openStretches(day, breaks).map(({ from, to }) => `${from}–${to}`)).toEqual(stretches);
});
