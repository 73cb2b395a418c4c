import { expect, test } from 'vitest';
import { at } from '../testing/slot.ts';
import { dueDigest } from './digest.ts';

const zone = 'Europe/Warsaw';

test.each([
  ['2026-07-10T17:59:59Z', null],
  ['2026-07-10T18:00:00Z', ['2026-07-10', '2026-07-09T18:00:00Z', '2026-07-10T18:00:00Z']],
  ['2026-07-10T21:59:59Z', ['2026-07-10', '2026-07-09T18:00:00Z', '2026-07-10T18:00:00Z']],
  ['2026-07-10T22:00:00Z', null],
  // The clocks went forward in the night, or back.
  ['2026-03-29T18:00:00Z', ['2026-03-29', '2026-03-28T19:00:00Z', '2026-03-29T18:00:00Z']],
  ['2026-10-25T18:30:00Z', null],
  ['2026-10-25T19:00:00Z', ['2026-10-25', '2026-10-24T18:00:00Z', '2026-10-25T19:00:00Z']],
])('At %s the digest that is due is %j', (now, due) => {
  const span = dueDigest(at(now), zone);
  expect(span && [span.day, span.from, span.until].map(String)).toEqual(due);
});
