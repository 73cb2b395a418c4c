import { describe, expect, test } from 'vitest';
import { collectPages } from './readAll.ts';
import type { Answer } from './send.ts';

const pageSize = 1200;

function shelf(total: number) {
  const asked: number[] = [];
  const readPage = async (page: number): Promise<Answer<number[]>> => {
    asked.push(page);
    const first = (page - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, total - first));
    return { data: Array.from({ length }, (_, index) => first + index), meta: { filter_count: total } };
  };
  return { asked, readPage };
}

describe('reading a whole list', () => {
  test.each([
    [0, 1],
    [1, 1],
    [1200, 1],
    [1201, 2],
    [2016, 2],
    [5000, 5],
  ])('%i rows come whole and in order, in %i pages', async (total, pages) => {
    const { asked, readPage } = shelf(total);
    const rows = await collectPages(readPage);
    expect(rows).toEqual(Array.from({ length: total }, (_, index) => index));
    expect(asked).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
  });

  test('a page that fails fails the list: half a list is never shown as the whole', async () => {
    const { readPage } = shelf(3000);
    const broken = (page: number) => (page === 2 ? Promise.reject(new Error('lost')) : readPage(page));
    await expect(collectPages(broken)).rejects.toThrow('lost');
  });

  test('a backend that counts nothing is taken at its first page', async () => {
    expect(await collectPages(async () => ({ data: ['a'] }))).toEqual(['a']);
  });
});
