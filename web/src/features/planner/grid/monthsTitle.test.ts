import { expect, test } from 'vitest';
import { monthsTitle } from './monthsTitle.ts';

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
