import { expect, test } from 'vitest';
import { readHttpDate, readRetryAfter } from './http-date.ts';

const now = Temporal.Instant.from('2026-07-01T08:00:00Z');

test.each([
  ['Wed, 01 Jul 2026 08:44:02 GMT', '2026-07-01T08:44:02Z'],
  ['Fri, 31 Feb 2026 08:44:02 GMT', null],
  ['Wednesday, 01-Jul-26 08:44:02 GMT', null],
  ['0', null],
  ['', null],
  [null, null],
])('%j is the date %s', (text, expected) => {
  expect(readHttpDate(text)?.toString() ?? null).toBe(expected);
});

test.each([
  ['120', 120],
  ['Wed, 01 Jul 2026 08:01:00 GMT', 60],
  ['Wed, 01 Jul 2026 07:00:00 GMT', 0],
  ['-5', null],
  ['soon', null],
  [null, null],
])('Retry-After: %j means %s seconds', (text, expected) => {
  expect(readRetryAfter(text, now)).toBe(expected);
});
