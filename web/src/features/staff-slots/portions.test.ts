import { expect, test, vi } from 'vitest';
import { cut, workOff } from './portions.ts';

test('A list is cut into portions that are as large as they may be', () => {
  expect(cut([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(cut([], 2)).toEqual([]);
});

test('What belongs together is never parted', () => {
  const places = ['a1', 'a2', 'b1', 'b2', 'b3', 'c1'];
  expect(cut(places, 4, (a, b) => a[0] === b[0])).toEqual([
    ['a1', 'a2'],
    ['b1', 'b2', 'b3', 'c1'],
  ]);
});

test('Work that fails midway tells what was done before', async () => {
  const failure = new Error('no network');
  const onProgress = vi.fn();
  const work = vi.fn((portion: readonly number[]) =>
    portion.includes(3) ? Promise.reject(failure) : Promise.resolve(portion.length),
  );
  const outcome = await workOff([[1, 2], [3, 4], [5]], work, {
    signal: new AbortController().signal,
    onProgress,
  });
  expect(outcome).toEqual({ done: 2, total: 5, error: failure });
  expect(work).toHaveBeenCalledTimes(2);
  expect(onProgress.mock.calls).toEqual([[2]]);
});

test('Work that is stopped ends after the portion under way', async () => {
  const stopping = new AbortController();
  const outcome = await workOff(
    [[1], [2], [3]],
    (portion) => {
      if (portion[0] === 2) stopping.abort();
      return Promise.resolve(1);
    },
    { signal: stopping.signal, onProgress: () => {} },
  );
  expect(outcome).toMatchObject({ done: 2, total: 3 });
  expect(outcome.error).toBeInstanceOf(DOMException);
});
