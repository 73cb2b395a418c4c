import { expect, test } from 'vitest';
import { isHiddenPage } from './public-pages.ts';

test.each([
  ['/bar', true],
  ['/bar/', true],
  ['/Bar', true],
  ['/pp', false],
  ['/', false],
  ['/bar/menu', false],
  ['https://example.com/bar', false],
])('Of a park without a bar, %s leads to a page that is not shown: %s', (path, isHidden) => {
  expect(isHiddenPage(path, ['bar'])).toBe(isHidden);
});
