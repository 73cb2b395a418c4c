import { expect, test } from 'vitest';
import { decline, hasDeclined } from './offerAnswer.ts';
import { bytesOf, isSameKey } from './pushKey.ts';
import { pushSupportOf } from './pushSupport.ts';

const able = { hasWorkers: true, hasPush: true, hasNotifications: true, isApplePhone: false };

test.each([
  ['a browser that can', {}, 'able'],
  ['an iPhone with the site on its home screen', { isApplePhone: true }, 'able'],
  ['an iPhone without it', { isApplePhone: true, hasPush: false, hasNotifications: false }, 'home-screen'],
  ['a browser without push', { hasPush: false }, 'none'],
  ['a page over plain http', { hasWorkers: false }, 'none'],
  [
    'a view inside another app of an iPhone',
    { isApplePhone: true, hasWorkers: false, hasPush: false },
    'none',
  ],
] as const)('Notifications in %s', (_what, differs, support) => {
  expect(pushSupportOf({ ...able, ...differs })).toBe(support);
});

test('Who has declined is not asked again', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(hasDeclined(storage)).toBe(false);
  decline(storage);
  expect(hasDeclined(storage)).toBe(true);
});

test('A browser that keeps nothing is asked once a visit, and breaks nothing', () => {
  const forbidden = () => {
    throw new DOMException('', 'SecurityError');
  };
  expect(() => decline(forbidden)).not.toThrow();
  expect(hasDeclined(forbidden)).toBe(false);
});

test('A key is the same as bytes and as text', () => {
  const bytes = Uint8Array.from([4, 251, 255, 191, 0, 62]);
  const key = Buffer.from(bytes).toString('base64url');
  expect(key).toMatch(/[-_]/);
  expect(bytesOf(key)).toEqual(bytes);
  expect(isSameKey(bytes.buffer, key)).toBe(true);
  expect(isSameKey(bytes.slice(1).buffer, key)).toBe(false);
  expect(isSameKey(null, key)).toBe(false);
});
