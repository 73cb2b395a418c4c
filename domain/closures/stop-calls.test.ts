import { expect, test } from 'vitest';
import { knownStartOf } from './stop-calls.ts';

test('A rider knows the time before all delays of which nobody heard', () => {
  const last = { from: 3, isHeard: false };
  expect(knownStartOf([last])).toBe(3);
  expect(knownStartOf([last, { from: 2, isHeard: false }, { from: 1, isHeard: false }])).toBe(1);
  expect(knownStartOf([last, { from: 2, isHeard: false }, { from: 1, isHeard: true }])).toBe(2);
  expect(knownStartOf([last, { from: 2, isHeard: true }, { from: 1, isHeard: false }])).toBe(3);
});
