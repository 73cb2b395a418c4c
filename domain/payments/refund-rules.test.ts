import { expect, test } from 'vitest';
import {
  decideRecordingReturn,
  decideRefunding,
  decideSettlingRefund,
  refundableOf,
} from './refund-rules.ts';

const paid = { isOnline: true, isForSlot: true, isVoided: false, isExchanged: false, left: 5500 };

test.each([
  [paid, 5500, 'ok'],
  [paid, 1, 'ok'],
  [paid, 5501, 'FAILED_VALIDATION'],
  [{ ...paid, left: 0 }, 1, 'FAILED_VALIDATION'],
  [{ ...paid, isOnline: false }, 1, 'FORBIDDEN'],
  [{ ...paid, isForSlot: false }, 1, 'FORBIDDEN'],
  [{ ...paid, isVoided: true }, 1, 'NOT_FOUND'],
  [{ ...paid, isExchanged: true }, 1, 'NOT_FOUND'],
  [null, 1, 'NOT_FOUND'],
] as const)('Of %o %i may go back: %s', (payment, amount, decision) => {
  expect(decideRefunding(payment, amount)).toBe(decision);
});

test.each([
  [{ amount: 5500, gone: 0, billState: 'settled' }, 5500],
  [{ amount: 5500, gone: 2000, billState: 'paid' }, 3500],
  [{ amount: 5500, gone: 0, billState: null }, 0],
  [{ amount: 5500, gone: 2000, billState: 'returned' }, 0],
] as const)('Of %o can go back: %i', (payment, left) => {
  expect(refundableOf(payment)).toBe(left);
});

test.each([
  [{ isOnline: true, left: 5500 }, 1000, 'ok'],
  [{ isOnline: true, left: 5500 }, 5500, 'ok'],
  [{ isOnline: true, left: 5500 }, 5501, 'FAILED_VALIDATION'],
  [{ isOnline: true, left: 0 }, 1, 'FAILED_VALIDATION'],
  [{ isOnline: false, left: 5500 }, 1, 'FORBIDDEN'],
  [null, 1, 'NOT_FOUND'],
] as const)('That of %o %i went back without us is kept: %s', (payment, amount, decision) => {
  expect(decideRecordingReturn(payment, amount)).toBe(decision);
});

const refused = { isRefused: true, isSettled: false, isExchanged: false, amount: 2000, left: 2000 };

test.each([
  [refused, 'ok'],
  [{ ...refused, left: 5500 }, 'ok'],
  // The payment was voided meanwhile, and all of it is being refunded.
  [{ ...refused, left: 1999 }, 'FAILED_VALIDATION'],
  [{ ...refused, isSettled: true }, 'FORBIDDEN'],
  [{ ...refused, isExchanged: true }, 'FORBIDDEN'],
  [{ ...refused, isRefused: false }, 'FORBIDDEN'],
  [null, 'NOT_FOUND'],
] as const)('The refused refund %o is settled: %s', (refund, decision) => {
  expect(decideSettlingRefund(refund)).toBe(decision);
});
