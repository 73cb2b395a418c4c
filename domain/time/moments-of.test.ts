import { expect, test } from 'vitest';
import { momentsOf } from './moments-of.ts';

test.each([
  ['2026-03-29T02:30', []],
  ['2026-03-29T03:00', ['2026-03-29T01:00:00Z']],
  ['2026-10-25T02:30', ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']],
  ['2026-10-25T03:00', ['2026-10-25T02:00:00Z']],
])('The clocks show %s at %j', (local, moments) => {
  expect(momentsOf(Temporal.PlainDateTime.from(local), 'Europe/Warsaw').map(String)).toEqual(moments);
});
