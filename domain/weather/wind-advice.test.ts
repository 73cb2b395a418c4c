import { expect, test } from 'vitest';
import type { HourOfWeather } from './forecast.ts';
import { defaultWindLimits, isAdviceShown, windAdvice } from './wind-advice.ts';

const at = (hour: number) => Temporal.Instant.from('2026-07-01T00:00:00Z').add({ hours: hour });
/** The gusts of the hours from 10 on. */
const gusts = (...speeds: (number | null)[]): HourOfWeather[] =>
  speeds.map((gust, index) => ({ at: at(10 + index), wind: 5, gust, rain: 0, air: 20 }));
const winds = (...speeds: (number | null)[]): HourOfWeather[] =>
  speeds.map((wind, index) => ({ at: at(10 + index), wind, gust: null, rain: 0, air: 20 }));

const span = { now: at(10), until: at(22) };
const advice = (hours: HourOfWeather[], { now, until } = span) => {
  const found = windAdvice(hours, defaultWindLimits, { now, until });
  return (
    found && {
      ...found,
      from: found.from.toString().slice(11, 13),
      until: found.until.toString().slice(11, 13),
    }
  );
};

test.each([
  ['a calm day', gusts(6, 11.9, 6), null],
  [
    'gusts at the first limit',
    gusts(6, 12, 6),
    { level: 'care', kind: 'gust', speed: 12, from: '11', until: '12' },
  ],
  [
    'the strongest of hours in a row',
    gusts(6, 13, 15, 12, 6, 15.5),
    { level: 'care', kind: 'gust', speed: 15, from: '11', until: '14' },
  ],
  [
    'the second limit, later than the first',
    gusts(13, 6, 16, 17),
    { level: 'stop', kind: 'gust', speed: 17, from: '12', until: '14' },
  ],
  [
    'wind, where the source has no gusts',
    winds(5, 8, 9, 5),
    { level: 'care', kind: 'wind', speed: 9, from: '11', until: '13' },
  ],
  [
    'strong wind without gusts',
    winds(5, 11),
    { level: 'stop', kind: 'wind', speed: 11, from: '11', until: '12' },
  ],
  ['strong wind with gusts below their limit', [{ at: at(10), wind: 9, gust: 11, rain: 0, air: 20 }], null],
  ['an hour without wind and gusts', winds(null, null), null],
  ['no hours', [], null],
])('%s', (_what, hours, expected) => {
  expect(advice(hours)).toEqual(expected);
});

test('Hours that are over and hours after the day warn nobody; the hour under way does', () => {
  const hours = gusts(16, 6, 16);
  expect(advice(hours, { now: at(11), until: at(12) })).toBeNull();
  expect(advice(hours, { now: at(10).add({ minutes: 59 }), until: at(12) })).toMatchObject({ from: '10' });
});

test('A gap in the forecast ends a row', () => {
  const [first, second, third] = gusts(16, 16, 18);
  expect(advice([first, third].flatMap((hour) => hour ?? []))).toMatchObject({ until: '11', speed: 16 });
  expect(advice([first, second, third].flatMap((hour) => hour ?? []))).toMatchObject({
    until: '13',
    speed: 18,
  });
});

test('Advice goes with its hours, and with a forecast that is too old', () => {
  const until = at(20);
  expect(isAdviceShown({ until }, at(14), at(19))).toBe(true);
  expect(isAdviceShown({ until }, at(14), at(20))).toBe(false);
  expect(isAdviceShown({ until }, at(13), at(19))).toBe(false);
  expect(isAdviceShown({ until }, null, at(19))).toBe(false);
});
