import { expect, test } from 'vitest';
import { aSlot, me } from '../testing/slot.ts';
import { decidePaying, decidePaymentLink, decideVoiding } from './payment-rules.ts';

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

test('A pass that was bought is not voided by its payment', () => {
  expect(decideVoiding({ isVoided: false, isForSlot: false })).toBe('FORBIDDEN');
});

test('A payment is voided once', () => {
  expect(decideVoiding({ isVoided: false, isForSlot: true })).toBe('ok');
  expect(decideVoiding({ isVoided: true, isForSlot: true })).toBe('FORBIDDEN');
});
