import { describe, expect, test } from 'vitest';
import { onlyOn, shownWeeks, weeksOfBoth } from './month-page.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const month = (text: string) => Temporal.PlainYearMonth.from(text);
const view = (shown: string, opened: string | null = null) => ({
  month: month(shown),
  day: opened === null ? null : day(opened),
});

describe('The six weeks of a month', () => {
  test.each([
    ['begin with its own first week on a wide screen', view('2026-07'), false, '2026-06-29'],
    ["begin with today's week on a narrow one", view('2026-07'), true, '2026-07-27'],
    ['with a day of it open, too', view('2026-07', '2026-07-27'), true, '2026-07-27'],
    ['with one of the next month open, too', view('2026-07', '2026-08-01'), true, '2026-07-27'],
    ['but not where an earlier day is open', view('2026-07', '2026-07-26'), true, '2026-06-29'],
    ['nor in another month', view('2026-08'), true, '2026-07-27'],
    ['nor in a past one', view('2026-06'), true, '2026-06-01'],
  ])('%s', (_name, shown, narrow, first) => {
    const days = shownWeeks(shown, day('2026-07-28'), narrow);
    expect(days).toHaveLength(42);
    expect(days[0]?.toString()).toBe(first);
  });

  test('are the same all through the first week', () => {
    for (const narrow of [true, false])
      expect(shownWeeks(view('2026-07'), day('2026-07-05'), narrow)[0]?.toString()).toBe('2026-06-29');
  });
});

describe('Until the screen is known, the weeks of both', () => {
  test.each([
    ['late in a month', view('2026-07'), '2026-07-28'],
    ['in its last week of six', view('2026-08'), '2026-08-31'],
    ['in its first week', view('2026-07'), '2026-07-05'],
    ['in another month', view('2026-09'), '2026-07-28'],
    ['with an earlier day open', view('2026-07', '2026-07-02'), '2026-07-28'],
  ])('%s: each screen shows its own of them, in their order', (_name, shown, today) => {
    const both = weeksOfBoth(shown, day(today));
    const count = both.length / 7;
    for (const [screen, narrow] of [
      ['narrow', true],
      ['wide', false],
    ] as const) {
      const seen = both.filter((_day, index) => {
        const only = onlyOn(Math.floor(index / 7), count);
        return only === undefined || only === screen;
      });
      expect(seen.map(String)).toEqual(shownWeeks(shown, day(today), narrow).map(String));
    }
  });
});
