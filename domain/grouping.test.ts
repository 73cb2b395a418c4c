import { expect, test } from 'vitest';
import { groupBy } from './grouping.ts';

test('Items are grouped by their key, in their order, and keys in the order of their first', () => {
  const groups = groupBy([5, 2, 8, 7], (number) => number % 2 === 0);
  expect([...groups]).toEqual([
    [false, [5, 7]],
    [true, [2, 8]],
  ]);
});

test('An iterator is read once, and nothing has no groups', () => {
  expect([...groupBy(new Map([['a', 1]]).entries(), ([name]) => name)]).toEqual([['a', [['a', 1]]]]);
  expect(groupBy([], String).size).toBe(0);
});
