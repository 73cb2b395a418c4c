import { expect, test } from 'vitest';
import { billEvents, billStates, hasHadMoney, keepsMoney, nextBill } from './bill-steps.ts';

test.each([
  ['open', { paid: 'paid', ended: 'expired', mismatched: 'wrong', returned: 'returned' }],
  ['paid', { settled: 'settled', returned: 'returned' }],
  ['settled', { returned: 'returned' }],
  ['expired', { paid: 'paid', mismatched: 'wrong', returned: 'returned' }],
  ['wrong', { paid: 'paid' }],
  ['returned', { explained: 'settled' }],
] as const)('What happens to a bill that is %s leads to %j, and all else to nothing', (state, next) => {
  const led = billEvents.map((event) => [event, nextBill(state, event)] as const);
  expect(Object.fromEntries(led.filter(([, to]) => to !== null))).toEqual(next);
});

test('Money is kept once it has come, until it has gone back', () => {
  expect(billStates.filter(keepsMoney)).toEqual(['paid', 'settled']);
  expect(billStates.filter(hasHadMoney)).toEqual(['settled', 'returned']);
});
