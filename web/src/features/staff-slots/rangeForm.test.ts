import { expect, test } from 'vitest';
import { readRange } from './rangeForm.ts';

const zone = 'Europe/Warsaw';
const form = { tracks: [1], start: '2026-07-04T09:07', end: '2026-07-04T21:00' };

test.each([{ tracks: [] }, { start: '' }, { end: '' }])('A range without %o is asked for', (part) => {
  expect(readRange({ ...form, ...part }, zone)).toBe('range');
});

test('A range that ends before it starts is refused', () => {
  expect(readRange({ ...form, end: '2026-07-04T08:00' }, zone)).toBe('order');
});

test.each([
  [{ start: '2026-03-29T02:30' }, 'skipped'],
  [{ start: '2026-10-25T01:00', end: '2026-10-25T02:30' }, 'twice'],
])('A range with %o is no range yet: %s', (part, fault) => {
  expect(readRange({ ...form, ...part }, zone)).toBe(fault);
});

test('A range starts on the rounded quarter, by the park’s clocks', () => {
  const range = readRange(form, zone);
  if (typeof range === 'string') throw new Error(range);
  expect([String(range.from), String(range.to)]).toEqual(['2026-07-04T07:00:00Z', '2026-07-04T19:00:00Z']);
});
