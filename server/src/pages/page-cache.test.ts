import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const page = (html: string) => async () => ({ html, styleHashes: [] });

test('Visitors who come at once have a page made once, also when it has just changed', async () => {
  const cache = new PageCache(10);
  await cache.get('/', 'old', page('old'));
  let made = 0;
  const visit = () =>
    cache.get('/', 'new', async () => {
      made += 1;
      return { html: 'new', styleHashes: [] };
    });
  const pages = await Promise.all([visit(), visit(), visit()]);
  expect(pages.map(({ html }) => html.toString())).toEqual(['new', 'new', 'new']);
  expect(made).toBe(1);
});

test('A page that could not be made is made for the next visitor', async () => {
  const cache = new PageCache(10);
  const failing = cache.get('/', 'a', () => Promise.reject(new Error('No such file.')));
  await expect(failing).rejects.toThrow('No such file.');
  expect((await cache.get('/', 'a', page('there'))).html.toString()).toBe('there');
});

test('Of the pages that a visitor may name no more are kept than that', async () => {
  const cache = new PageCache(2);
  for (const key of ['1', '2', '3']) await cache.get(key, 'a', page(`first ${key}`));
  const again = async (key: string) => (await cache.get(key, 'a', page(`second ${key}`))).html.toString();
  expect(await again('3')).toBe('first 3');
  expect(await again('1')).toBe('second 1');
});
