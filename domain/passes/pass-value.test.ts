import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostBackFor, owedFor, type PassUse, shareOf } from './pass-value.ts';

const use = (price: number, amount: number, balance: number, redeemed: number): PassUse => ({
  kind: { price, amount },
  balance,
  redeemed,
});

test.each([
  ['a ride of ten', use(49_000, 10, 10, 0), 1, 4900],
  ['a ride of three', use(10_000, 3, 3, 0), 1, 3333],
  ['the last of three', use(10_000, 3, 1, 6666), 1, 3334],
  ['the last one again, after it was given back', use(10_000, 3, 1, 6666), 1, 3334],
  ['an earlier one again, after the last was ridden', use(10_000, 3, 1, 6667), 1, 3333],
  ['thirty minutes of an hour', use(6100, 60, 60, 0), 30, 3030],
  ['the other thirty', use(6100, 60, 30, 3030), 30, 3070],
  ['a ride that staff have added', use(10_000, 2, 1, 10_000), 1, 0],
  ['a ride of a pass that cost nothing', use(0, 10, 10, 0), 1, 0],
  ['a ride of a pass that cost less than its rides', use(7, 10, 10, 0), 1, 0],
  ['the last of them', use(7, 10, 1, 0), 1, 7],
])('The share of %s', (_what, pass, units, share) => {
  expect(shareOf(pass, units)).toBe(share);
});

test.each([
  ['at the desk', null, 34_300],
  ['online', 49_000, 34_300],
  ['online, of which a bank has taken all back', 0, 0],
])('Of a pass of ten with seven left, sold %s: %#', (_what, refundable, most) => {
  expect(mostBackFor(use(49_000, 10, 7, 14_700), refundable)).toBe(most);
});

test('However a pass is ridden and given back, what its rides took and what is owed make its price', () => {
  const steps = fc.array(fc.record({ units: fc.integer({ min: 1, max: 40 }), back: fc.boolean() }));
  fc.assert(
    fc.property(fc.nat(200_000), fc.integer({ min: 1, max: 300 }), steps, (price, amount, all) => {
      const rides: { units: number; share: number }[] = [];
      const pass = use(price, amount, amount, 0);
      for (const { units, back } of all) {
        const returned = back ? rides.splice(units % Math.max(rides.length, 1), 1)[0] : undefined;
        if (returned) {
          pass.balance += returned.units;
          pass.redeemed -= returned.share;
        } else if (units <= pass.balance) {
          const share = shareOf(pass, units);
          if (share < 0) throw new Error(`A share of ${share}.`);
          rides.push({ units, share });
          pass.balance -= units;
          pass.redeemed += share;
        }
        expect(pass.redeemed + owedFor(pass)).toBe(price);
      }
    }),
  );
});
