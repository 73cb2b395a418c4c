import { expect, test } from 'vitest';
import { isSignature, signatureOf } from './signature.ts';

/** From Przelewy24's own documentation. */
const registering = {
  sessionId: 'sessionId',
  merchantId: 999_999,
  amount: 1000,
  currency: 'PLN',
  crc: 'crc',
};
const verifying = { sessionId: 'sessionId', orderId: 999_999, amount: 1000, currency: 'PLN', crc: 'crc' };

test.each([
  [
    registering,
    'a34cf822f00b51d8d75e2d21334d6ffb5f2fac8408574f4cd7d4897f07ed61312244f9875e18ce63a4fbe2668d7ffc30',
  ],
  [
    verifying,
    '3edcfa853ade37780fdcd00541b2c266117a7d35fab662ddc26498495c09b048e736f28424b616d2f1fbd882f6a47f0c',
  ],
])('The published signature of %o', (parts, published) => {
  expect(signatureOf(parts)).toBe(published);
  expect(isSignature(published, parts)).toBe(true);
  expect(isSignature(published.replace('3', '4'), parts)).toBe(false);
  expect(isSignature('', parts)).toBe(false);
});

test('Letters and slashes stand in it as they are', () => {
  expect(signatureOf({ text: 'zażółć/gęślą' })).toBe(
    signatureOf(JSON.parse('{"text":"za\\u017c\\u00f3\\u0142\\u0107/g\\u0119\\u015bl\\u0105"}')),
  );
});
