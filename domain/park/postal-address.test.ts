import { expect, test } from 'vitest';
import { postalAddressOf } from './postal-address.ts';

test.each([
  ['Plażowa 1\n00-000 Przykładowo', { street: 'Plażowa 1', postalCode: '00-000', town: 'Przykładowo' }],
  [
    'Wake Park\nPlażowa 1\n12-345 Nowe Miasto ',
    { street: 'Wake Park, Plażowa 1', postalCode: '12-345', town: 'Nowe Miasto' },
  ],
  ['nad jeziorem\nSkorzęcin', { street: 'nad jeziorem, Skorzęcin', postalCode: null, town: null }],
  ['Plażowa 1, 05-140 Serock', { street: 'Plażowa 1', postalCode: '05-140', town: 'Serock' }],
  ['Plażowa 1 05-140 Serock', { street: 'Plażowa 1', postalCode: '05-140', town: 'Serock' }],
  ['Plażowa 1\n05-140 Serock\nPolska', { street: 'Plażowa 1', postalCode: '05-140', town: 'Serock' }],
  ['Plażowa 1, 05-140 Serock, Poland', { street: 'Plażowa 1', postalCode: '05-140', town: 'Serock' }],
  ['12-345', { street: '12-345', postalCode: null, town: null }],
  ['12-345 Nowe Miasto', { street: '', postalCode: '12-345', town: 'Nowe Miasto' }],
])('The address %j has a street, a code and a town', (address, parts) => {
  expect(postalAddressOf(address)).toEqual(parts);
});
