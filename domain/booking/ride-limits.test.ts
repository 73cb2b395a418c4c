import { describe, expect, test } from 'vitest';
import type { Role } from '../accounts/permissions.ts';
import { defaultPolicy as limits } from '../park/policy.ts';
import { at, me } from '../testing/slot.ts';
import {
  bookingBudgets,
  decideBookingAgain,
  decideHoldingAgain,
  decideMoreRides,
  decideMovedRide,
  heldAndGivenBack,
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

describe('A ride that moves', () => {
  test.each([
    ['on its day, which is full', true, [48, 16], 'ok'],
    ['to a day with room, with all that they may hold', false, [48, 15], 'ok'],
    ['to a day that is full', false, [20, 16], { code: 'RIDE_LIMIT', limit: 16, per: 'day' }],
  ] as const)('%s', (_what, isSameDay, [inAll, onDay], decision) => {
    const facts = { actor: actor(), isEmailProved: true, held: { inAll, onDay }, limits, isSameDay };
    expect(decideMovedRide(facts)).toEqual(decision);
  });

  test('on its day, where riders may hold one ride at a time', () => {
    const facts = { actor: actor(), isEmailProved: true, held: { inAll: 1, onDay: 1 } };
    const one = { ...limits, ridesAtMost: 1, ridesADayAtMost: 1 };
    expect(decideMovedRide({ ...facts, limits: one, isSameDay: true })).toBe('ok');
  });
});

describe('Holding a slot again', () => {
  const closed = { code: 'HOLD_AGAIN_LATER', until: now.add({ minutes: 15 }) };
  test.each([
    ['that they never held', [], 'ok'],
    ['that lapsed once', [5], 'ok'],
    ['that lapsed twice running', [5, 15], closed],
    ['that lapsed twice within an hour', [5, 65], closed],
    ['that lapsed twice with more than an hour in between', [5, 66], 'ok'],
    ['that lapsed twice, as long ago as both holds lasted', [20, 40], 'ok'],
  ])('%s', (_what, lapses, decision) => {
    expect(decideHoldingAgain(lapses.map(ago), now)).toEqual(decision);
  });

  test('A hold is spent in its second half, and earlier by as much as it was held before', () => {
    const left = (minutes: number, before = 0) => isHoldSpent(now.add({ minutes }), now, before);
    expect([left(6), left(5), left(-1), left(9, 3), left(9, 4)]).toEqual([false, true, true, false, true]);
  });

  const book = (minutes: number) => ({ action: 'book' as const, at: ago(minutes), isLapsed: false });
  const back = (minutes: number, isLapsed = false) => ({
    ...book(minutes),
    action: 'cancel' as const,
    isLapsed,
  });
  test.each([
    ['nothing', [book(1)], 0],
    ['each time that it was given back', [book(1), back(2), book(5), back(6), book(10)], 3 + 4],
    ['only the times since it lapsed', [book(1), back(2), book(5), back(6, true), book(10)], 3],
    ['no booking', [book(1), back(2), book(12)], 0],
    ['nothing whose beginning is not told', [book(1), back(2)], 0],
  ])('Held and given back counts %s', (_what, turns, minutes) => {
    expect(heldAndGivenBack(turns)).toBe(minutes);
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
    const refused = expected !== 'ok' && {
      code: 'REQUESTS_EXCEEDED',
      limit: expected.bookings,
      until: now.add({ minutes: expected.minutes }),
    };
    const filled = bookingBudgets.map(({ bookings }) => lately[bookings - 1] ?? null);
    expect(decideBookingAgain(actor(role), filled, now)).toEqual(refused || 'ok');
  });
});
