import { expect, test } from 'vitest';
import { inChunks } from './inChunks.ts';

test('Many ids are asked for in chunks and joined in their order', async () => {
  const asked: number[] = [];
  const ids = Array.from({ length: 250 }, (_, index) => index);
  const rows = await inChunks(ids, 100, async (chunk) => {
    asked.push(chunk.length);
    return chunk.map((id) => ({ id }));
  });
  expect(asked).toEqual([100, 100, 50]);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('No ids need no call', async () => {
  const rows = await inChunks([], 100, () => Promise.reject(new Error('called')));
  expect(rows).toEqual([]);
});
