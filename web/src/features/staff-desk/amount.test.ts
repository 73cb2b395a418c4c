import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each([
  ['55', 55],
  [' 55,50 ', 55.5],
  ['55.5 zł', 55.5],
  ['0', 0],
  ['40,', 40],
  ['1000000', 1_000_000],
  ['1000001', null],
  ['', null],
  ['-5', null],
  ['5,555', null],
  ['fifty', null],
])('"%s" is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
