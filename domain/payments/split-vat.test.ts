import { expect, test } from 'vitest';
import { splitVat } from './split-vat.ts';

test.each([
  [5500, '8', 5093, 407],
  [5500, '23', 4472, 1028],
  [12_300, '23', 10_000, 2300],
  [1, '23', 1, 0],
  [-5500, '8', -5093, -407],
  [-1, '23', -1, 0],
  [5500, '0', 5500, 0],
  [5500, 'exempt', 5500, 0],
  [0, '5', 0, 0],
] as const)('Of %i grosze at the rate %s, %i are net and %i VAT', (gross, rate, net, vat) => {
  expect(splitVat(gross, rate)).toEqual({ net, vat });
});

test('Money without a rate is not split', () => {
  expect(splitVat(5500, null)).toBeNull();
});
