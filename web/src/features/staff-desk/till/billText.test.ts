import { expect, test } from 'vitest';
import { emptyText, partsOf, readBillText } from './billText.ts';

test.each([
  [
    'card',
    'blik',
    [
      ['card', 4000],
      ['blik', 7000],
    ],
  ],
  [
    'cash',
    'card',
    [
      ['cash', 4000],
      ['card', 7000],
    ],
  ],
  ['blik', 'blik', [['blik', 11_000]]],
] as const)('A part by %s and the rest by %s', (partMethod, method, parts) => {
  const { total, apart, faults } = readBillText({ ...emptyText, part: '40', partMethod }, [5500, 5500]);
  expect(faults.part).toBe(false);
  expect(partsOf(total, apart, method).map(({ method: by, cents }) => [by, cents])).toEqual(parts);
});

test('A part is less than the bill', () => {
  expect(readBillText({ ...emptyText, part: '110' }, [5500, 5500]).faults.part).toBe(true);
});
