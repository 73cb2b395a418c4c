import { expect, test } from 'vitest';
import { defaultDeposit, isDepositPaid, placesOfDeposit, sumOfPlaces } from './deposit.ts';

const free = { price: 0, isPaid: false };
const unpaid = { price: 5500, isPaid: false };
const paid = { price: 5500, isPaid: true };

test.each([
  ['no deposit', [unpaid, unpaid], 0, true, 0],
  ['less than a place', [unpaid, unpaid], 100, false, 1],
  ['exactly a place', [unpaid, unpaid], 5500, false, 1],
  ['a grosz more', [unpaid, unpaid], 5501, false, 2],
  ['all of it', [unpaid, unpaid], 11_000, false, 2],
  ['a place that is paid', [paid, unpaid], 5500, true, 0],
  ['a place that is paid, and more', [unpaid, paid, unpaid], 6000, false, 1],
  ['places that cost nothing', [free, unpaid], 5500, false, 1],
])('A deposit of %s', (_what, places, deposit, isPaidNow, count) => {
  expect(isDepositPaid(places, deposit)).toBe(isPaidNow);
  const chosen = placesOfDeposit(places, deposit);
  expect(chosen).toHaveLength(count);
  expect(chosen.every(({ isPaid, price }) => !isPaid && price > 0)).toBe(true);
});

test('The sum of places', () => {
  expect(sumOfPlaces([free, unpaid, paid])).toBe(11_000);
});

test.each([
  ['none', 30, 27_500, 0],
  ['percent', 30, 27_500, 8_300],
  ['percent', 100, 27_550, 27_550],
  ['percent', 0, 27_500, 0],
  ['sum', 200, 27_500, 20_000],
  ['sum', 500, 27_500, 27_500],
] as const)('By %s of %i, an offer of %i grosze asks for %i', (by, amount, price, deposit) => {
  expect(defaultDeposit({ by, amount }, [{ price: price - 500 }, { price: 500 }])).toBe(deposit);
});
