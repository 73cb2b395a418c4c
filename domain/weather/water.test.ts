import { expect, test } from 'vitest';
import { decideSensorReading, shownWater, type WaterTemperature } from './water.ts';

const at = (time: string) => Temporal.Instant.from(`2026-07-01T${time}Z`);
const now = at('12:00:00');

test.each([
  ['the first', '12:00:00', null, 'ok'],
  ['a later one', '12:00:00', '11:59:59', 'ok'],
  ['the same again', '11:59:59', '11:59:59', 'CHANGED_SINCE'],
  ['an earlier one', '11:59:58', '11:59:59', 'CHANGED_SINCE'],
  ['one of a clock that is slow', '11:54:59', null, 'TOO_LATE'],
  ['one at the edge', '11:55:00', null, 'ok'],
  ['one of a clock that is fast', '12:05:01', null, 'TOO_EARLY'],
] as const)('A reading, %s', (_what, sentAt, last, expected) => {
  const lastSentAt = last === null ? null : at(last);
  expect(decideSensorReading({ sentAt: at(sentAt), lastSentAt, now })).toBe(expected);
});

test('The newest temperature counts, for a day', () => {
  const typed: WaterTemperature = { celsius: 18.5, at: at('08:00:00'), by: 'staff' };
  const measured: WaterTemperature = { celsius: 19, at: at('11:00:00'), by: 'sensor' };
  expect(shownWater([typed, measured], now)).toBe(measured);
  expect(shownWater([measured, typed], now.add({ hours: 21 }))).toBe(measured);
  expect(shownWater([typed, measured], now.add({ hours: 23 }))).toBeNull();
  expect(shownWater([], now)).toBeNull();
});
