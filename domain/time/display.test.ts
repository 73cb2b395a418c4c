import { describe, expect, test } from 'vitest';
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
  [15, '15\u00a0min'],
  [60, '1h'],
  [90, '1h30min'],
  [120, '2h'],
  [605, '10h5min'],
])('%i minutes show as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

describe('The night when the clocks go back', () => {
  const first = at('2026-10-25T00:30:00Z');

  test('A time that comes twice bears its offset, all others stay as they are', () => {
    const shown = [-30, -15, 0, 30, 60, 75, 90].map((minutes) => timeText(first.add({ minutes }), zone));
    expect(shown).toEqual([
      '02:00 (UTC+2)',
      '02:15 (UTC+2)',
      '02:30 (UTC+2)',
      '02:00 (UTC+1)',
      '02:30 (UTC+1)',
      '02:45 (UTC+1)',
      '03:00',
    ]);
    expect(timeText(first.subtract({ minutes: 31 }), zone)).toBe('01:59');
  });

  test('Offsets of half hours are told, too', () => {
    // Lord Howe Island goes back by half an hour, from 02:00 to 01:30.
    expect(timeText(at('2026-04-04T14:45:00Z'), 'Australia/Lord_Howe')).toBe('01:45 (UTC+11)');
    expect(timeText(at('2026-04-04T15:15:00Z'), 'Australia/Lord_Howe')).toBe('01:45 (UTC+10:30)');
    expect(timeText(at('2026-11-01T05:30:00Z'), 'America/New_York')).toBe('01:30 (UTC-4)');
  });
});
