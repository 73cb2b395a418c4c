import { expect, test } from 'vitest';
import { inBlocks, sameItems } from './blocks.ts';

test('A list is cut into pieces that hold all of it', () => {
  expect(inBlocks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inBlocks([], 2)).toEqual([]);
});

test('Lists are the same when they hold the very same objects in the same order', () => {
  const [a, b] = [{}, {}];
  expect(sameItems([a, b], [a, b])).toBe(true);
  expect(sameItems([a, b], [b, a])).toBe(false);
  expect(sameItems([a], [a, b])).toBe(false);
  expect(sameItems([{}], [{}])).toBe(false);
});
