import { expect, test } from 'vitest';
import { nextRefund } from './refund-steps.ts';

test.each([
  ['created', 'sent', { state: 'sent', entry: 'back' }],
  ['created', 'done', { state: 'done', entry: 'back' }],
  ['created', 'refused', { state: 'refused', entry: null }],
  ['sent', 'sent', null],
  ['sent', 'done', { state: 'done', entry: null }],
  ['sent', 'refused', { state: 'refused', entry: 'failed_back' }],
  ['done', 'sent', null],
  ['done', 'done', null],
  ['done', 'refused', { state: 'refused', entry: 'failed_back' }],
  ['refused', 'sent', null],
  ['refused', 'done', null],
  ['refused', 'refused', null],
] as const)('A refund that is %s and is answered with %s is %j', (state, answer, step) => {
  expect(nextRefund(state, answer)).toEqual(step);
});
