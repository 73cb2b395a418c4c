import { expect, test } from 'vitest';
import { decideRefunding, refundableOf } from './refund-rules.ts';

const paid = { isOnline: true, isForSlot: true, isVoided: false, left: 5500 };

test.each([
  [paid, 5500, 'ok'],
  [paid, 1, 'ok'],
  [paid, 5501, 'FAILED_VALIDATION'],
  [{ ...paid, left: 0 }, 1, 'FAILED_VALIDATION'],
  [{ ...paid, isOnline: false }, 1, 'FORBIDDEN'],
  [{ ...paid, isForSlot: false }, 1, 'FORBIDDEN'],
  [{ ...paid, isVoided: true }, 1, 'FORBIDDEN'],
  [null, 1, 'FORBIDDEN'],
] as const)('Of %o %i may go back: %s', (payment, amount, decision) => {
  expect(decideRefunding(payment, amount)).toBe(decision);
});

test.each([
  [{ amount: 5500, refunded: 0, checkoutState: 'settled' }, 5500],
  [{ amount: 5500, refunded: 2000, checkoutState: 'paid' }, 3500],
  [{ amount: 5500, refunded: 0, checkoutState: null }, 0],
  [{ amount: 5500, refunded: 2000, checkoutState: 'returned' }, 0],
] as const)('Of %o can go back: %i', (payment, left) => {
  expect(refundableOf(payment)).toBe(left);
});
