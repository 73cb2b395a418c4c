import { expect, test } from 'vitest';
import { seasonDays, yearBefore } from './compared-days.ts';

const on = (day: string) => Temporal.PlainDate.from(day);
const text = (range: { from: Temporal.PlainDate; to: Temporal.PlainDate } | null) =>
  range && `${range.from.toString()}/${range.to.toString()}`;

/** 2026-07-15 is a Wednesday, like 2025-07-16. */
test.each([
  ['a day', '2026-07-15/2026-07-15', '2025-07-16/2025-07-16'],
  ['a running week, up to today', '2026-07-13/2026-07-19', '2025-07-14/2025-07-16'],
  ['a week that is over', '2026-07-06/2026-07-12', '2025-07-07/2025-07-13'],
  ['a running month, up to today', '2026-07-01/2026-07-31', '2025-07-01/2025-07-15'],
  ['a month that is over', '2026-06-01/2026-06-30', '2025-06-01/2025-06-30'],
  ['a season', '2026-04-25/2026-10-04', '2025-04-25/2025-07-15'],
  ['days that a year before did not have', '2024-02-01/2024-02-29', '2023-02-01/2023-02-28'],
  ['days to come', '2026-07-16/2026-07-20', null],
])('%s, %s, is held against %s', (_name, range, before) => {
  const [from = '', to = ''] = range.split('/');
  expect(text(yearBefore({ from: on(from), to: on(to) }, on('2026-07-15')))).toBe(before);
});

const plan = (firstDay: string, lastDay: string) => ({ firstDay, lastDay });

test.each([
  ['no plans', [], '2026-01-01/2026-12-31'],
  [
    'plans of this year',
    [plan('2026-06-01', '2026-08-31'), plan('2026-04-25', '2026-10-04')],
    '2026-04-25/2026-10-04',
  ],
  ['plans of another year', [plan('2025-05-01', '2025-09-30')], '2026-01-01/2026-12-31'],
  ['a plan across the winter', [plan('2025-11-01', '2026-03-31')], '2025-11-01/2026-03-31'],
  ['plans of more days than a query takes', [plan('2025-01-01', '2026-12-31')], '2026-01-01/2026-12-31'],
])('With %s the season is %s', (_name, plans, range) => {
  expect(text(seasonDays(plans, on('2026-07-15')))).toBe(range);
});
