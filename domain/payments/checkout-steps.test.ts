import { expect, test } from 'vitest';
import { checkoutStates } from './checkout.ts';
import { awaitsMoney, checkoutEvents, hasHadMoney, keepsMoney, nextCheckout } from './checkout-steps.ts';

test.each([
  ['open', { paid: 'paid', ended: 'expired', mismatched: 'wrong', returned: 'returned' }],
  ['paid', { settled: 'settled', returned: 'returned' }],
  ['settled', { returned: 'returned' }],
  ['expired', { paid: 'paid', mismatched: 'wrong', returned: 'returned' }],
  ['wrong', { paid: 'paid' }],
  ['returned', { explained: 'settled' }],
] as const)('What happens to a checkout that is %s leads to %j, and all else to nothing', (state, next) => {
  const led = checkoutEvents.map((event) => [event, nextCheckout(state, event)] as const);
  expect(Object.fromEntries(led.filter(([, to]) => to !== null))).toEqual(next);
});

test('Money is awaited until it comes, kept once it has come, until it has gone back', () => {
  expect(checkoutStates.filter(awaitsMoney)).toEqual(['open', 'expired']);
  expect(checkoutStates.filter(keepsMoney)).toEqual(['paid', 'settled']);
  expect(checkoutStates.filter(hasHadMoney)).toEqual(['settled', 'returned']);
});
