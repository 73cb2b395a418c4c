import { describe, expect, test } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { shareOf } from './pass-value.ts';
import { type Contract, decideWithdrawing, endOfWithdrawal, withdrawalBack } from './withdrawal.ts';

const zone = 'Europe/Warsaw';
const at = (text: string) => Temporal.Instant.from(text);
const buyer: Actor = { id: 'ola', role: 'User' };
const contract: Contract = {
  buyer: 'ola',
  concluded: at('2026-07-01T20:00:00Z'),
  isWithdrawn: false,
  isVoided: false,
};

describe('The time for withdrawing', () => {
  test.each([
    ['ends with the 14th day after the purchase', '2026-07-01T20:00:00Z', '2026-07-15T22:00:00Z'],
    ['counts the day in the park’s zone', '2026-07-01T22:30:00Z', '2026-07-16T22:00:00Z'],
    ['goes on past a Saturday and a Sunday', '2026-07-04T10:00:00Z', '2026-07-20T22:00:00Z'],
    ['goes on past public holidays', '2026-12-11T10:00:00Z', '2026-12-28T23:00:00Z'],
    ['goes on past the night of the clocks', '2026-10-12T10:00:00Z', '2026-10-26T23:00:00Z'],
  ])('%s', (_what, concluded, end) => {
    expect(endOfWithdrawal(at(concluded), zone).toString()).toBe(end);
  });
});

describe('Withdrawing', () => {
  const last = '2026-07-15T21:59:59Z';
  const over = '2026-07-15T22:00:00Z';
  test.each<[string, Contract | null, string, string]>([
    ['is the buyer’s until the end', contract, last, 'ok'],
    ['is too late afterwards', contract, over, 'TOO_LATE'],
    ['is nobody else’s', { ...contract, buyer: 'jan' }, last, 'FORBIDDEN'],
    ['is not from what the desk sold', { ...contract, buyer: null }, last, 'FORBIDDEN'],
    ['is not from what is not there', null, last, 'NOT_FOUND'],
    ['is not from what staff have ended', { ...contract, isVoided: true }, last, 'FORBIDDEN'],
    ['is done once', { ...contract, isWithdrawn: true, isVoided: true }, last, 'unchanged'],
    ['is answered alike later', { ...contract, isWithdrawn: true, isVoided: true }, over, 'unchanged'],
  ])('%s', (_what, asked, now, decision) => {
    expect(decideWithdrawing(asked, buyer, at(now), zone)).toBe(decision);
  });
});

describe('What goes back', () => {
  const none = { units: 0, redeemed: 0 };
  const kind = { price: 30_005, amount: 10 };
  test.each([
    ['all, where nothing was ridden', { kind, balance: 10, redeemed: 0 }, none, 30_005],
    ['the price less three rides', { kind, balance: 7, redeemed: 9000 }, none, 30_005 - 3 * 3000],
    [
      'all, where rides are only to come',
      { kind, balance: 7, redeemed: 9000 },
      { units: 3, redeemed: 9000 },
      30_005,
    ],
    ['nothing, where all was ridden', { kind, balance: 0, redeemed: 30_005 }, none, 0],
    [
      'minutes at the price of a minute',
      { kind: { price: 12_000, amount: 120 }, balance: 75, redeemed: 4500 },
      none,
      7500,
    ],
    ['never more than the price, whatever staff added', { kind, balance: 15, redeemed: 0 }, none, 30_005],
    ['nothing where presents alone are left', { kind, balance: 3, redeemed: 30_005 }, none, 0],
    ['less what staff took off', { kind, balance: 8, redeemed: 0 }, none, 30_005 - 2 * 3000],
  ])('is %s', (_what, pass, toCome, back) => {
    expect(withdrawalBack(pass, toCome, 30_005)).toBe(back);
  });

  test('is no more than can still go back', () => {
    expect(withdrawalBack({ kind, balance: 10, redeemed: 0 }, none, 500)).toBe(500);
    expect(withdrawalBack({ kind, balance: 10, redeemed: 0 }, none, -5)).toBe(0);
  });

  test('and what was ridden is the price, ride for ride', () => {
    for (const price of [1, 99, 9999, 30_005]) {
      let use = { kind: { price, amount: 7 }, balance: 7, redeemed: 0 };
      for (; use.balance > 0; ) {
        expect(withdrawalBack(use, none, price) + use.redeemed).toBe(price);
        const share = shareOf(use, 1);
        use = { ...use, balance: use.balance - 1, redeemed: use.redeemed + share };
      }
    }
  });
});
