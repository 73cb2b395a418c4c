import { monthGrid } from '@cablepark/domain/slots/month-page';
import { expect, test } from 'vitest';
import { dayAfterKey, entryDay } from './gridKeys.ts';

test.each([
  ['ArrowLeft', '2026-07-30'],
  ['ArrowRight', '2026-08-01'],
  ['ArrowUp', '2026-07-24'],
  ['ArrowDown', '2026-08-07'],
  ['Home', '2026-07-27'],
  ['End', '2026-08-02'],
  ['PageUp', '2026-06-30'],
  ['PageDown', '2026-08-31'],
])('%s leads from Friday 31 July to %s', (key, expected) => {
  expect(dayAfterKey(Temporal.PlainDate.from('2026-07-31'), key)?.toString()).toBe(expected);
});

test('Other keys stay with the browser', () => {
  expect(dayAfterKey(Temporal.PlainDate.from('2026-07-31'), 'Tab')).toBeNull();
});

test('Tab reaches the first wanted day that the grid shows, else the first of the month', () => {
  const days = monthGrid(Temporal.PlainYearMonth.from('2026-07'));
  const day = (text: string) => Temporal.PlainDate.from(text);
  expect(entryDay(days, [day('2026-09-03'), null, day('2026-08-02')])?.toString()).toBe('2026-08-02');
  expect(entryDay(days, [day('2026-07-04'), day('2026-07-05')])?.toString()).toBe('2026-07-04');
  expect(entryDay(days, [day('2026-09-03'), null])?.toString()).toBe('2026-07-01');
});
