import { expect, test } from 'vitest';
import { at, zone } from '../testing/slot.ts';
import { dateText, durationText, timeText, weekdaysFromMonday, weekdayText } from './display.ts';

test('Times show as HH:MM in the park’s zone', () => {
  expect(timeText(at('2026-07-04T07:05:00Z'), zone)).toBe('09:05');
  expect(timeText(at('2026-12-04T07:05:00Z'), zone)).toBe('08:05');
});

test('Dates show as DD.MM.YYYY with the weekday in the language', () => {
  const sunday = Temporal.PlainDate.from('2026-07-05');
  expect(dateText(sunday)).toBe('05.07.2026');
  expect([weekdayText(sunday, 'pl'), weekdayText(sunday, 'en')]).toEqual(['niedziela', 'Sunday']);
  expect(weekdayText(sunday.subtract({ days: 1 }), 'pl')).toBe('sobota');
  expect(weekdaysFromMonday('en')).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});

test.each([
  [15, '15min'],
  [60, '1h'],
  [90, '1h30min'],
  [120, '2h'],
  [605, '10h5min'],
])('%i minutes show as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
