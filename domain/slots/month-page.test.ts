import { describe, expect, test } from 'vitest';
import { shownWeeks } from './month-page.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const view = (month: string, opened: string | null = null) => ({
  month: Temporal.PlainYearMonth.from(month),
  day: opened === null ? null : day(opened),
});

describe('The six weeks of a month', () => {
  test.each([
    ["begin with today's week", view('2026-07'), '2026-07-27'],
    ['with a day of it open, too', view('2026-07', '2026-07-27'), '2026-07-27'],
    ['with one of the next month open, too', view('2026-07', '2026-08-01'), '2026-07-27'],
    ['but not where an earlier day is open', view('2026-07', '2026-07-26'), '2026-06-29'],
    ['nor in another month', view('2026-08'), '2026-07-27'],
    ['nor in a past one', view('2026-06'), '2026-06-01'],
  ])('%s', (_name, shown, first) => {
    const days = shownWeeks(shown, day('2026-07-28'));
    expect(days).toHaveLength(42);
    expect(days[0]?.toString()).toBe(first);
  });

  test('are the same all through the first week', () => {
    expect(shownWeeks(view('2026-07'), day('2026-07-05'))[0]?.toString()).toBe('2026-06-29');
  });
});
