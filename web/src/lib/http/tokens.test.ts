import { describe, expect, test } from 'vitest';
import { type TextStorage, tokenStore } from './tokens.ts';

const set = { accessToken: 'access', refreshToken: 'refresh', expiresAt: 1_800_000_000_000 };

function memory(stored?: string): TextStorage & { items: Map<string, string> } {
  const items = new Map(stored === undefined ? [] : [['auth_tokens', stored]]);
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the token store', () => {
  test('keeps the set under the key auth_tokens and gives it back', () => {
    const storage = memory();
    tokenStore(() => storage).write(set);
    expect(JSON.parse(storage.items.get('auth_tokens') ?? '')).toEqual(set);
    expect(tokenStore(() => storage).read()).toEqual(set);
  });

  test.each([
    ['no access token', { ...set, accessToken: undefined }],
    ['no refresh token', { ...set, refreshToken: '' }],
    ['no end', { ...set, expiresAt: null }],
    ['no object', 'text'],
  ])('discards a stored set with %s', (_what, stored) => {
    const storage = memory(JSON.stringify(stored));
    expect(tokenStore(() => storage).read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  test('clearing forgets the set', () => {
    const storage = memory(JSON.stringify(set));
    const store = tokenStore(() => storage);
    store.clear();
    expect(store.read()).toBeNull();
  });

  test('a browser that forbids storage keeps the session until the page is left', () => {
    const store = tokenStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.write(set);
    expect(store.read()).toEqual(set);
    store.clear();
    expect(store.read()).toBeNull();
  });
});
