import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['https://jezioro.pl', true],
  ['https://localhostel.pl', true],
  ['http://jezioro.pl', false],
  ['https://localhost:3000', false],
  ['https://127.0.0.1', false],
  ['https://[::1]:3000', false],
])('%s is for the public: %s', (url, isPublic) => {
  expect(isPublicAddress(url)).toBe(isPublic);
});
