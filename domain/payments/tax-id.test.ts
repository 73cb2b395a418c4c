import { expect, test } from 'vitest';
import { isTaxId, isWrittenTaxId } from './tax-id.ts';

test.each([
  ['5260001246', true],
  ['5260001247', false],
  ['526000124', false],
  ['PL52600012', false],
])('%s is a tax number: %s', (digits, isOne) => {
  expect(isTaxId(digits)).toBe(isOne);
});

test.each([
  ['526-000-12-46', true],
  ['PL 5260001246', true],
  ['526-000-12-47', false],
  ['PL', false],
])('Written as %s it is one: %s', (text, isOne) => {
  expect(isWrittenTaxId(text)).toBe(isOne);
});
