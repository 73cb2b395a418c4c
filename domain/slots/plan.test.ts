import { expect, test } from 'vitest';
import { at, zone } from '../testing/slot.ts';
import { planSeason, planStarts, roundToStep } from './plan.ts';

test('A range is cut into whole slots that end inside it', () => {
  const starts = planStarts(at('2026-07-04T07:00:00Z'), at('2026-07-04T07:50:00Z'), 15);
  expect(starts.map((start) => start.toString())).toEqual([
    '2026-07-04T07:00:00Z',
    '2026-07-04T07:15:00Z',
    '2026-07-04T07:30:00Z',
  ]);
  expect(planStarts(at('2026-07-04T07:00:00Z'), at('2026-07-04T06:00:00Z'), 15)).toEqual([]);
});

test('A season opens by the park’s clocks before and after the clock change', () => {
  const season = planSeason({
    firstDay: Temporal.PlainDate.from('2026-10-24'),
    lastDay: Temporal.PlainDate.from('2026-10-26'),
    opens: Temporal.PlainTime.from('09:00'),
    closes: Temporal.PlainTime.from('21:00'),
    minutes: 15,
    zone,
  });
  expect(season).toHaveLength(3 * 48);
  expect(season.filter((_start, index) => index % 48 === 0).map(String)).toEqual([
    '2026-10-24T07:00:00Z',
    '2026-10-25T08:00:00Z',
    '2026-10-26T08:00:00Z',
  ]);
});

test('A day that closes while the clocks skip an hour closes at the skip', () => {
  const night = planSeason({
    firstDay: Temporal.PlainDate.from('2026-03-28'),
    lastDay: Temporal.PlainDate.from('2026-03-29'),
    opens: Temporal.PlainTime.from('01:30'),
    closes: Temporal.PlainTime.from('02:30'),
    minutes: 15,
    zone,
  });
  expect(night.map((start) => start.toString().slice(8, 16))).toEqual([
    '28T00:30',
    '28T00:45',
    '28T01:00',
    '28T01:15',
    '29T00:30',
    '29T00:45',
  ]);
});

test.each([
  ['09:07', '09:00'],
  ['09:08', '09:15'],
  ['09:52:31', '10:00'],
])('A start at %s is rounded to %s', (time, expected) => {
  const rounded = roundToStep(Temporal.PlainDateTime.from(`2026-07-04T${time}`), 15);
  expect(rounded.toPlainTime().toString({ smallestUnit: 'minute' })).toBe(expected);
});
