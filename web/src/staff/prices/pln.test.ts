import { expect, test } from 'vitest';
import { plnOf, plnText } from './pln.ts';

test.each([
  ['55', 55],
  ['49,99', 49.99],
  ['49.9', 49.9],
  [' 1 500 ', 1500],
  ['1\u00a0500,50', 1500.5],
  ['5,', 5],
  ['0', 0],
])('“%s” is a price', (typed, pln) => {
  expect(plnOf(typed)).toBe(pln);
  expect(plnOf(plnText(pln))).toBe(pln);
});

test.each(['', ' ', '-1', '5,555', '1e309', 'NaN', 'Infinity', '5 zł', '0x10', ',5', '1,2,3'])(
  '“%s” is none',
  (typed) => {
    expect(plnOf(typed)).toBeNaN();
  },
);
