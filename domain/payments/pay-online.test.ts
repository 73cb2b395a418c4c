import { expect, test } from 'vitest';
import { aSlot, at, me, other } from '../testing/slot.ts';
import {
  decideCheckout,
  decideHolding,
  decidePayingOnline,
  dependsOnNoShows,
  isAsOffered,
  isBought,
  isToPay,
  mustPayFirst,
  noShowsUntilPaying,
} from './pay-online.ts';

test.each([
  ['off', false, 'User', 9, false],
  ['off', true, 'User', 9, false],
  ['optional', false, 'User', 9, false],
  ['optional', true, 'User', noShowsUntilPaying - 1, false],
  ['optional', true, 'User', noShowsUntilPaying, true],
  ['optional', true, 'Manager', 9, false],
  ['required', false, 'User', 0, true],
  ['required', false, null, 0, true],
  ['required', true, 'Manager', 9, false],
  ['required', true, 'Editor', 9, false],
  ['required', true, 'Admin', 9, false],
] as const)(
  '%s, after no-shows %s, a %s with %i of them: pays first %s',
  (online, afterNoShows, role, noShows, first) => {
    expect(mustPayFirst({ online, afterNoShows }, role, noShows)).toBe(first);
  },
);

test.each([
  ['off', true, 'User', false],
  ['optional', false, 'User', false],
  ['optional', true, 'User', true],
  ['optional', true, null, true],
  ['optional', true, 'Manager', false],
  ['required', true, 'User', false],
] as const)(
  '%s, after no-shows %s: what a %s has missed tells if they pay first: %s',
  (online, afterNoShows, role, tells) => {
    expect(dependsOnNoShows({ online, afterNoShows }, role)).toBe(tells);
  },
);

test('What costs a grosz is paid, what costs nothing is not', () => {
  expect([isToPay({ price: 1 }), isToPay({ price: 0 })]).toEqual([true, false]);
});

test.each([
  ['mine', { rider: me }, 'ok'],
  ['free', {}, 'ok'],
  ['another’s', { rider: other }, 'SLOT_TAKEN'],
  ['paid', { rider: me, payment: 1 }, 'SLOT_PAID'],
  ['free of charge', { rider: me, price: 0 }, 'FAILED_VALIDATION'],
] as const)('Paying online for a slot that is %s: %s %s', (_what, slot, decision) => {
  expect(decidePayingOnline(aSlot(slot), me)).toBe(decision);
});

test('Two checkouts of twelve slots each wait at most', () => {
  expect([decideCheckout(1), decideCheckout(2)]).toEqual(['ok', 'HOLD_LIMIT']);
  expect([decideHolding(12, 12), decideHolding(12, 13)]).toEqual(['ok', 'HOLD_LIMIT']);
});

const now = at('2026-07-04T09:00:00Z');
const heldBy = (rider: string, minutesAgo: number) => ({
  rider,
  heldUntil: now.subtract({ minutes: minutesAgo }),
});

const ride = aSlot();
/** The booking 7, which has ended. */
const ended = { booking: 7, amount: ride.price, ride };
const asked = { rider: me, isLate: false, now };

test.each([
  ['mine, held', heldBy(me, -5), true],
  ['mine, its time over', heldBy(me, 5), true],
  ['mine, booked', { rider: me }, true],
  ['mine, begun', { rider: me, start: now }, false],
  ['mine, paid', { rider: me, payment: 1 }, false],
  ['free', {}, true],
  ['free, dearer since', { price: 9900 }, true],
  ['free, but begun', { start: now }, false],
  ['free, at another time since', { start: at('2026-07-05T09:00:00Z') }, false],
  ['another’s', { rider: other }, false],
  ['another’s, held', heldBy(other, -5), false],
  ['another’s, its time just over, while its money is asked for', heldBy(other, 0), false],
  ['another’s, long over', heldBy(other, 1), true],
])('Money for a booking that has ended, whose slot is %s by now, buys that: %s', (_what, slot, expected) => {
  const there = { ...ride, ...slot, booking: 'rider' in slot ? 8 : null };
  expect(isBought({ ...asked, offer: ended, slot: there })).toBe(expected);
});

test.each([
  ['stands', {}, { isLate: false }, true],
  ['stands, and came late', {}, { isLate: true }, true],
  ['is paid', { payment: 1 }, { isLate: false }, false],
  ['has begun', { start: now }, { isLate: true }, true],
  ['was moved by staff to a dearer slot', { price: 9900 }, { isLate: false }, true],
  ['was moved to a dearer slot, and came late', { price: 9900 }, { isLate: true }, false],
  ['was moved to another track, and came late', { track: 2 }, { isLate: true }, true],
])('Money for a booking that %s buys it: %s %s', (_what, slot, late, expected) => {
  const there = { ...ride, rider: me, ...slot, booking: 7 };
  expect(isBought({ ...asked, ...late, offer: { ...ended, ride: there }, slot: there })).toBe(expected);
});

test('Money for a booking whose slot is gone buys nothing', () => {
  expect(isBought({ ...asked, offer: ended, slot: null })).toBe(false);
});

test.each([
  ['is as it was', {}, true],
  ['costs more since', { price: 9900 }, true],
  ['is at another time', { start: at('2026-07-05T09:00:00Z') }, false],
  ['is shorter', { minutes: 5 }, false],
  ['is on another track', { track: 2 }, false],
])('A slot that %s is what was offered: %#', (_what, differs, expected) => {
  expect(isAsOffered(aSlot(differs), aSlot())).toBe(expected);
});
