import { expect, test } from 'vitest';
import { readSearchTime, searchedStarts } from './search-time.ts';

test.each([
  ['16:15', '16:15:00', ''],
  ['zolk 9.30', '09:30:00', 'zolk'],
  [' 16:00  marek z', '16:00:00', 'marek z'],
  ['24:00', null, '24:00'],
  ['600 700 800', null, '600 700 800'],
  ['600.700.800', null, '600.700.800'],
])('"%s" is the time %s and "%s"', (text, time, rest) => {
  const found = readSearchTime(text);
  expect([found.time?.toString() ?? null, found.rest]).toEqual([time, rest]);
});

test('A time is looked for on the days to come, by the clock of the park', () => {
  const starts = searchedStarts(
    Temporal.PlainDate.from('2026-10-24'),
    Temporal.PlainTime.from('10:00'),
    'Europe/Warsaw',
  );
  expect(starts).toHaveLength(14);
  expect(starts.slice(0, 2).map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toString())).toEqual([
    '2026-10-24T08:00:00Z',
    '2026-10-25T09:00:00Z',
  ]);
});
