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

  test.each([
    ['nothing', undefined],
    ['an older set', JSON.stringify({ ...set, accessToken: 'older' })],
  ])(
    'storage that reads and cannot write, and has %s, keeps the session until the page is left',
    (_what, stored) => {
      const storage = memory(stored);
      storage.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      const store = tokenStore(() => storage);
      store.write(set);
      expect(store.read()).toEqual(set);
      expect(tokenStore(() => storage).read()).toBeNull();
      store.clear();
      expect(store.read()).toBeNull();
    },
  );

  test('storage that cannot even remove forgets the set for this visit', () => {
    const storage = memory(JSON.stringify(set));
    storage.removeItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = tokenStore(() => storage);
    store.clear();
    expect(store.read()).toBeNull();
    store.write(set);
    expect(store.read()).toEqual(set);
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
