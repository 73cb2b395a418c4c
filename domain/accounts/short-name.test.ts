import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Ola', 'Kowalska', 'Ola K.'],
  ['Ola', null, 'Ola'],
  [null, 'Kowalska', 'Kowalska'],
  ['Jan Maria  łoś', null, 'Jan Ł.'],
  ['Zoë', 'de Vries-Łoś', 'Zoë V.'],
  ['  ', '', null],
  [null, null, null],
])('%j %j is called %j', (first, last, name) => {
  expect(shortName(first, last)).toBe(name);
});
