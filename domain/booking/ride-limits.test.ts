import { describe, expect, test } from 'vitest';
import type { Role } from '../accounts/permissions.ts';
import { defaultPolicy as limits } from '../park/policy.ts';
import { at, me } from '../testing/slot.ts';
import {
  bookingBudgets,
  decideBookingAgain,
  decideHoldingAgain,
  decideMoreRides,
  isHoldSpent,
} from './ride-limits.ts';

const actor = (role: Role = 'User') => ({ id: me, role });
const now = at('2026-07-04T10:00:00Z');
const ago = (minutes: number) => now.subtract({ minutes });

describe('Another ride', () => {
  test.each([
    ['the last of all that they may hold', 'User', true, [47, 0], 'ok'],
    ['one more than all', 'User', true, [48, 0], { code: 'RIDE_LIMIT', limit: 48, per: 'all' }],
    ['the last of a day', 'User', true, [20, 15], 'ok'],
    ['one more on a day', 'User', true, [20, 16], { code: 'RIDE_LIMIT', limit: 16, per: 'day' }],
    ['the last with an address that is not proved', 'User', false, [15, 0], 'ok'],
    ['one more with it', 'User', false, [16, 0], { code: 'RIDE_LIMIT', limit: 16, per: 'all' }],
    ['a book-all with it', 'User', false, [11, 11], 'ok'],
    ['one more on a day with it', 'User', false, [12, 12], { code: 'RIDE_LIMIT', limit: 12, per: 'day' }],
    ['by staff', 'Manager', false, [500, 500], 'ok'],
  ] as const)('%s', (_what, role, isEmailProved, [inAll, onDay], decision) => {
    expect(decideMoreRides({ actor: actor(role), isEmailProved, held: { inAll, onDay }, limits })).toEqual(
      decision,
    );
  });
});

describe('Holding a slot again', () => {
  const lapsed = (minutes: number) => ({ at: ago(minutes), isLapsed: true });
  const freed = (minutes: number) => ({ at: ago(minutes), isLapsed: false });
  const closed = { code: 'HOLD_AGAIN_LATER', until: now.add({ minutes: 15 }) };
  test.each([
    ['that they never held', [], 'ok'],
    ['that lapsed once', [lapsed(5)], 'ok'],
    ['that lapsed twice running', [lapsed(5), lapsed(15)], closed],
    ['that lapsed twice, as long ago as both holds lasted', [lapsed(20), lapsed(40)], 'ok'],
    ['that they gave back in time since', [freed(5), lapsed(15)], 'ok'],
    ['that lapsed once since they gave it back', [lapsed(5), freed(15)], 'ok'],
  ])('%s', (_what, ends, decision) => {
    expect(decideHoldingAgain(ends, now)).toEqual(decision);
  });

  test('A hold is spent in its second half', () => {
    const left = (minutes: number) => isHoldSpent(now.add({ minutes }), now);
    expect([left(6), left(5), left(-1)]).toEqual([false, true, true]);
  });
});

describe('Booking and cancelling in turns', () => {
  const booked = (count: number, minutes: number) => Array.from({ length: count }, () => ago(minutes));
  const [short, long] = bookingBudgets;
  test.each([
    ['has room for a class that books, cancels and books again', 'User', booked(3 * 16, 1), 'ok'],
    ['ends at a hundred in ten minutes', 'User', booked(100, 4), { ...short, minutes: 6 }],
    ['goes on when the oldest is ten minutes old', 'User', [...booked(99, 1), ...booked(1, 10)], 'ok'],
    ['ends at three hundred a day', 'User', booked(300, 60), { ...long, minutes: 23 * 60 }],
    ['has no end for staff', 'Manager', booked(300, 1), 'ok'],
  ] as const)('%s', (_what, role, lately, expected) => {
    const decision = decideBookingAgain(actor(role), lately, now);
    if (expected === 'ok') expect(decision).toBe('ok');
    else {
      const until = now.add({ minutes: expected.minutes });
      expect(decision).toEqual({ code: 'REQUESTS_EXCEEDED', limit: expected.bookings, until });
    }
  });
});
