import { expect, test } from 'vitest';
import { isTaxId } from './tax-id.ts';

test.each([
  ['5260001246', true],
  ['5260001247', false],
  ['526000124', false],
  ['PL52600012', false],
])('%s is a tax number: %s', (digits, isOne) => {
  expect(isTaxId(digits)).toBe(isOne);
});
