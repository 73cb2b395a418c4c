import { expect, test } from 'vitest';
import { rainCheckKind } from './rain-check.ts';

test('A rain check is one ride of the same length, valid for a year', () => {
  const day = Temporal.PlainDate.from('2026-07-04');
  expect(rainCheckKind({ minutes: 15, day, vat: '8' })).toMatchObject({
    amount: 1,
    price: 0,
    rideMinutes: 15,
    validUntil: '2027-07-04',
    tracks: null,
    vat: '8',
  });
});
