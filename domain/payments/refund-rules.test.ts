import { expect, test } from 'vitest';
import { decideRefunding } from './refund-rules.ts';

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
