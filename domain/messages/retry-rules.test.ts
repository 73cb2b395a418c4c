import { expect, test } from 'vitest';
import { at } from '../testing/slot.ts';
import { nextTry } from './retry-rules.ts';

const now = at('2026-07-10T12:00:00Z');
const farOff = now.add({ hours: 48 });

test('The pauses grow from five seconds to an hour', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map((tries) => {
    const next = nextTry(tries, now, farOff);
    return next && now.until(next).total('seconds');
  });
  expect(pauses).toEqual([5, 15, 60, 300, 900, 3600, 3600, 3600]);
});

test('Nothing is tried again when it is useless by then', () => {
  expect(nextTry(1, now, now.add({ seconds: 6 }))).not.toBeNull();
  expect(nextTry(1, now, now.add({ seconds: 5 }))).toBeNull();
  expect(nextTry(6, now, now.add({ minutes: 60 }))).toBeNull();
});
