import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each([
  ['55', 5500],
  [' 55,50 ', 5550],
  ['55.5 zł', 5550],
  ['0', 0],
  ['40,', 4000],
  ['1000000', 100_000_000],
  ['1000001', null],
  ['', null],
  ['-5', null],
  ['5,555', null],
  ['fifty', null],
])('"%s" is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
