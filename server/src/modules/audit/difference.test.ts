import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test.each([
  [{ a: 1 }, { a: 1 }, null],
  [
    { a: 1, b: 2 },
    { a: 1, b: 3 },
    { before: { b: 2 }, after: { b: 3 } },
  ],
  [{ a: { x: 1, y: 1 } }, { a: { x: 1, y: 2 } }, { before: { a: { y: 1 } }, after: { a: { y: 2 } } }],
  [{ a: null }, { a: { x: 1 } }, { before: { a: null }, after: { a: { x: 1 } } }],
  [{ a: { x: 1 } }, { a: null }, { before: { a: { x: 1 } }, after: { a: null } }],
  [{ a: [1, 2] }, { a: [1, 3] }, { before: { a: [1, 2] }, after: { a: [1, 3] } }],
  [{ a: [1, 2] }, { a: [1, 2] }, null],
  [{ a: { x: { y: 1 } } }, { a: { x: { y: 1 } } }, null],
])('From %j to %j', (before, after, difference) => {
  expect(differenceOf(before, after)).toEqual(difference);
});
