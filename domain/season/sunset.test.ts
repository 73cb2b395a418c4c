import { expect, test } from 'vitest';
import { defaultZone } from '../time/park-time.ts';
import { sunsetMs } from './sunset.ts';

const radian = Math.PI / 180;

/** Sunset in minutes after midnight UTC by the formula of NOAA's solar calculator for spreadsheets, short form. */
function noaaSunset(day: Temporal.PlainDate, lat: number, lon: number): number {
  const year = (2 * Math.PI * (day.dayOfYear - 1 + 0.25)) / day.daysInYear;
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year));
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year);
  const cosine =
    Math.cos(90.833 * radian) / (Math.cos(lat * radian) * Math.cos(declination)) -
    Math.tan(lat * radian) * Math.tan(declination);
  return 720 - 4 * lon + 4 * (Math.acos(cosine) / radian) - equation;
}

test.each([
  ['Mazury', 53.78, 21.57],
  ['Szczecin', 53.43, 14.55],
  ['Bieszczady', 49.1, 22.7],
])('In %s the sun sets on each day of the year as NOAA says, to 3 minutes', (_, lat, lon) => {
  const first = new Temporal.PlainDate(2026, 1, 1);
  const days = Array.from({ length: 365 }, (_each, index) => first.add({ days: index }));
  const differ = days.filter((day) => {
    const midnight = day.toZonedDateTime('UTC').epochMilliseconds;
    const minutes = ((sunsetMs(day, defaultZone, { lat, lon }) ?? 0) - midnight) / 60_000;
    return Math.abs(minutes - noaaSunset(day, lat, lon)) >= 3;
  });
  expect(differ.map(String)).toEqual([]);
});

test('Where the sun does not set, there is no sunset', () => {
  const north = { lat: 71, lon: 25.8 };
  expect(sunsetMs(Temporal.PlainDate.from('2026-06-21'), 'Europe/Oslo', north)).toBeNull();
});
