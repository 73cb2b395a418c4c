import { expect, test } from 'vitest';
import { followPlaces, returnTimes } from './event-times.ts';

const at = (clock: string) => Temporal.Instant.from(`2026-07-04T${clock}:00Z`);
const places = (...times: string[]) => times.map((time) => ({ start: at(time), minutes: 15 }));
const shown = (times: { start: Temporal.Instant; end: Temporal.Instant | null } | null) =>
  times && [times.start, times.end].map((time) => time?.toString().slice(11, 16) ?? 'open').join(' ');
const event = (start: string, end: string | null) => ({
  start: at(start),
  end: end === null ? null : at(end),
});

test.each([
  ['from its first place to its last', event('10:00', '10:30'), '10:20 10:50'],
  ['from its first place on', event('10:00', null), '10:20 open'],
  ['that goes on after its places', event('10:00', '18:00'), '10:20 18:00'],
  ['that begins before them', event('08:00', '10:30'), '08:00 10:50'],
  ['whose places are a part of it', event('08:00', '18:00'), null],
  ['that would end before it begins', event('10:00', '10:10'), null],
])('An event %s follows its places', (_what, times, follows) => {
  const after = followPlaces(times, places('10:00', '10:15'), places('10:20', '10:35'));
  expect(shown(after)).toBe(follows);
});

test('Free places that are gone make it begin with the first that is left; without any left it stays', () => {
  const times = event('10:00', '10:30');
  expect(shown(followPlaces(times, places('10:00', '10:15'), places('10:15')))).toBe('10:15 10:30');
  expect(followPlaces(times, places('10:00', '10:15'), [])).toBeNull();
  expect(followPlaces(times, [], [])).toBeNull();
});

test('An undo takes back what nobody has changed since', () => {
  const move = { from: event('10:00', '10:30'), to: event('10:20', '10:50') };
  expect(shown(returnTimes(move.to, move))).toBe('10:00 10:30');
  expect(shown(returnTimes(event('10:20', '12:00'), move))).toBe('10:00 12:00');
  expect(shown(returnTimes(event('09:00', '12:00'), move))).toBe('09:00 12:00');
  expect(shown(returnTimes(event('10:40', '10:50'), move))).toBe('10:40 10:50');
});
