import { expect, test } from 'vitest';
import { longDay, monthTitle, shortDay } from './dayNames.ts';

const day = Temporal.PlainDate.from('2026-07-04');

test('Days and months are named as people say them', () => {
  expect([longDay(day, 'en'), longDay(day, 'pl')]).toEqual(['Saturday 4 July', 'sobota 4 lipca']);
  expect([shortDay(day, 'en'), shortDay(day, 'pl')]).toEqual(['Sat 4 Jul', 'sob 4 lip']);
  const month = Temporal.PlainYearMonth.from('2026-07');
  expect([monthTitle(month, 'en'), monthTitle(month, 'pl')]).toEqual(['July 2026', 'lipiec 2026']);
});

test.each([
  ['pl', 'pl-PL'],
  ['en', 'en-GB'],
] as const)('Every day is named as %s calendars name it', (language, locale) => {
  const said = (date: Temporal.PlainDate, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      .format(date.toZonedDateTime('UTC').epochMilliseconds)
      .replace(/[.,]/g, '');
  for (let index = 0; index < 7 * 53; index += 8) {
    const date = day.add({ days: index });
    expect(longDay(date, language)).toBe(said(date, { weekday: 'long', day: 'numeric', month: 'long' }));
    expect(shortDay(date, language)).toBe(said(date, { weekday: 'short', day: 'numeric', month: 'short' }));
    expect(monthTitle(date.toPlainYearMonth(), language)).toBe(
      said(date, { month: 'long', year: 'numeric' }),
    );
  }
});
