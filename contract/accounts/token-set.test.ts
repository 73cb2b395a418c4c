import { expect, test } from 'vitest';
import { isTokenFresh, readTokenSet } from './token-set.ts';

test.each([
  [60_001, true],
  [60_000, false],
  [0, false],
  [-5, false],
])('A token that ends in %i ms is fresh: %s', (left, fresh) => {
  expect(isTokenFresh({ expiresAt: 1_000_000 + left }, 1_000_000)).toBe(fresh);
});

test.each([
  null,
  '',
  'no json',
  'null',
  '[]',
  '{}',
  '{"accessToken":"a","refreshToken":"r"}',
  '{"accessToken":"a","expiresAt":5}',
  '{"refreshToken":"r","expiresAt":5}',
  '{"accessToken":"","refreshToken":"r","expiresAt":5}',
  '{"accessToken":"a","refreshToken":"r","expiresAt":"5"}',
])('A stored set that misses a part is discarded: %o', (stored) => {
  expect(readTokenSet(stored)).toBeNull();
});

test('A whole set is read as it was stored', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: 5 };
  expect(readTokenSet(JSON.stringify({ ...tokens, more: 1 }))).toEqual(tokens);
});
