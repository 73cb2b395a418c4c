import { expect, test } from 'vitest';
import { longDay, monthsTitle, monthTitle, shortDay } from './dayNames.ts';

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

test.each([
  ['2026-11', '2026-11-23', 'lis – gru 2026', 'Nov – Dec 2026'],
  ['2026-12', '2026-12-28', 'gru 2026 – sty 2027', 'Dec 2026 – Jan 2027'],
  ['2026-11', '2026-11-09', 'listopad 2026', 'November 2026'],
  ['2026-11', '2026-10-26', 'listopad 2026', 'November 2026'],
])('The days of %s from %s on are called %s', (month, firstDay, polish, english) => {
  const title = (language: 'pl' | 'en') =>
    monthsTitle(Temporal.PlainYearMonth.from(month), Temporal.PlainDate.from(firstDay), language);
  expect([title('pl'), title('en')]).toEqual([polish, english]);
});
