import { expect, test } from 'vitest';
import { aSlot, me } from '../testing/slot.ts';
import { decidePaying, decidePaymentLink, decideVoiding, decideVoidingBill } from './payment-rules.ts';

test.each([
  ['booked', { rider: me }, 'ok'],
  ['paid', { rider: me, payment: 7 }, 'SLOT_PAID'],
  ['free', {}, 'FAILED_VALIDATION'],
] as const)('A payment for a slot that is %s', (_what, slot, decision) => {
  expect(decidePaying(aSlot(slot))).toBe(decision);
});

test.each([
  ['its payment', 7, 7, 'unchanged'],
  ['another payment', 7, 8, 'SLOT_PAID'],
  ['no payment, though it is paid', 7, null, 'SLOT_PAID'],
  ['a payment, though it is not paid', null, 7, 'FORBIDDEN'],
  ['that it is not paid', null, null, 'unchanged'],
] as const)('Saying of a slot %s', (_what, payment, named, decision) => {
  expect(decidePaymentLink(aSlot({ rider: me, payment }), named)).toBe(decision);
});

const standing = { isVoided: false, isForSlot: true, givenBackBy: 'desk', backBy: null } as const;

test.each([
  [standing, 'ok'],
  [{ ...standing, backBy: 'cash' }, 'ok'],
  [{ ...standing, backBy: 'mistake' }, 'ok'],
  [{ ...standing, isVoided: true }, 'NOT_FOUND'],
  // The payment for a pass cannot be voided; the pass must be.
  [{ ...standing, isForSlot: false }, 'FORBIDDEN'],
  [{ ...standing, givenBackBy: 'nobody' }, 'ok'],
  [{ ...standing, givenBackBy: 'nobody', backBy: 'cash' }, 'FAILED_VALIDATION'],
  [{ ...standing, givenBackBy: 'nobody', backBy: 'mistake' }, 'FAILED_VALIDATION'],
  [{ ...standing, givenBackBy: 'deskForPass', backBy: 'cash' }, 'ok'],
  [{ ...standing, givenBackBy: 'deskForPass', backBy: 'mistake' }, 'FAILED_VALIDATION'],
] as const)('The payment %o may be voided: %s', (payment, decision) => {
  expect(decideVoiding(payment)).toBe(decision);
});

test.each([
  ['whole', { isWhole: true, passes: 0 }, null, 'ok'],
  ['whole, as a mistake', { isWhole: true, passes: 0 }, 'mistake', 'ok'],
  ['whole, out of the till', { isWhole: true, passes: 0 }, 'cash', 'FAILED_VALIDATION'],
  ['with a pass', { isWhole: true, passes: 1 }, null, 'FORBIDDEN'],
  ['of which something went back', { isWhole: false, passes: 0 }, null, 'CHANGED_SINCE'],
  ['that is not there', null, null, 'NOT_FOUND'],
] as const)('Voiding a bill: %s', (_what, bill, backBy, decision) => {
  expect(decideVoidingBill(bill, backBy)).toBe(decision);
});
