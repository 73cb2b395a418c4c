import { describe, expect, test } from 'vitest';
import { gustOver, type HourOfWeather, hourAt, isForecastable, isShown } from './forecast.ts';

const at = (time: string) => Temporal.Instant.from(time);
const hour = (time: string): HourOfWeather => ({ at: at(time), wind: 5, gust: null, rain: 0, air: 20 });

describe('The hour of a moment', () => {
  const hours = ['10', '11', '12'].map((of) => hour(`2026-07-01T${of}:00:00Z`));

  test.each([
    ['at its start', '2026-07-01T11:00:00Z', '11'],
    ['within it', '2026-07-01T11:45:00Z', '11'],
    ['at the half hour of another zone’s clocks', '2026-07-01T10:30:00Z', '10'],
    ['before the first', '2026-07-01T09:59:59Z', null],
    ['after the last', '2026-07-01T13:00:00Z', null],
  ])('%s', (_when, moment, expected) => {
    expect(hourAt(hours, at(moment))?.at.toString().slice(11, 13) ?? null).toBe(expected);
  });

  test('is each of two, where clocks go back and 02:00 comes twice', () => {
    const night = ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'].map(hour);
    const local = Temporal.PlainDateTime.from('2026-10-25T02:15');
    const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
      hourAt(night, local.toZonedDateTime('Europe/Warsaw', { disambiguation }).toInstant()),
    );
    expect([first, second]).toEqual(night);
  });

  test('skips no hour, where clocks go forward', () => {
    const night = ['2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z'].map(hour);
    const three = Temporal.PlainDateTime.from('2026-03-29T03:00').toZonedDateTime('Europe/Warsaw');
    expect(hourAt(night, three.toInstant())).toBe(night[1]);
  });

  test('is none after a step of six hours', () => {
    expect(
      hourAt([hour('2026-07-03T06:00:00Z'), hour('2026-07-03T12:00:00Z')], at('2026-07-03T07:00:00Z')),
    ).toBeNull();
  });
});

test('A missing gust stays missing, and none is below the wind', () => {
  expect([gustOver(7, null), gustOver(null, 9), gustOver(7, 5), gustOver(7, 11), gustOver(0, 0)]).toEqual([
    null,
    9,
    7,
    11,
    0,
  ]);
});

test.each([
  ['2026-07-01T08:00:00Z', true],
  ['2026-07-01T13:59:59Z', true],
  ['2026-07-01T14:00:00Z', false],
  ['2026-07-01T07:00:00Z', true],
])('What was confirmed at 08:00 is shown at %s: %s', (now, expected) => {
  expect(isShown(at('2026-07-01T08:00:00Z'), at(now))).toBe(expected);
});

test.each([
  ['2026-07-01T08:00:00Z', true],
  ['2026-07-01T07:00:00Z', false],
  ['2026-07-03T20:00:00Z', true],
  ['2026-07-03T20:30:00Z', false],
])('At 08:30 there is room for the forecast of %s: %s', (moment, expected) => {
  expect(isForecastable(at(moment), at('2026-07-01T08:30:00Z'))).toBe(expected);
});
