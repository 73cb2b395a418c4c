import { describe, expect, test } from 'vitest';
import type { Role } from '../accounts/permissions.ts';
import { defaultPolicy } from '../park/policy.ts';
import { aSlot, at, me, other } from '../testing/slot.ts';
import {
  type BookingFacts,
  decideBooking,
  decideCancelling,
  isCancellingOpen,
  isLateCancelling,
} from './rules.ts';

const actor = (role: Role, id = me) => ({ id, role });
const facts = (differs: Partial<BookingFacts>): BookingFacts => ({
  slot: null,
  rider: me,
  actor: actor('User'),
  now: before,
  isRiderActive: true,
  track: 'open',
  closure: null,
  isPaidFirst: false,
  ...differs,
});
const before = at('2026-07-04T08:00:00Z');
const after = at('2026-07-04T10:15:00Z');

describe('Booking', () => {
  test.each([
    ['a rider takes a free slot', 'User', null, me, before, 'ok'],
    ['a rider takes the slot they hold', 'User', me, me, before, 'unchanged'],
    ['a rider takes another’s slot', 'User', other, me, before, 'SLOT_TAKEN'],
    ['a rider takes a slot that runs', 'User', null, me, at('2026-07-04T10:14:00Z'), 'ok'],
    ['a rider takes a slot that is over', 'User', null, me, after, 'TOO_LATE'],
    ['a rider books for another', 'User', null, other, before, 'FORBIDDEN'],
    ['a manager books for a rider', 'Manager', null, other, before, 'ok'],
    ['a manager books a held slot', 'Manager', me, other, before, 'SLOT_TAKEN'],
    ['an admin books a slot that is over', 'Admin', null, other, after, 'TOO_LATE'],
  ] as const)('%s', (_what, role, holder, rider, now, decision) => {
    expect(decideBooking(facts({ slot: aSlot({ rider: holder }), rider, actor: actor(role), now }))).toBe(
      decision,
    );
  });

  test.each([
    ['a rider on a closed track', 'User', null, me, 'closed', 'TRACK_CLOSED'],
    ['a rider whose slot it is already, on a closed track', 'User', me, me, 'closed', 'unchanged'],
    ['a manager on a closed track', 'Manager', null, other, 'closed', 'ok'],
    ['an admin on a retired track', 'Admin', null, other, 'retired', 'TRACK_CLOSED'],
  ] as const)('%s', (_what, role, holder, rider, track, decision) => {
    const slot = aSlot({ rider: holder });
    expect(decideBooking(facts({ slot, rider, actor: actor(role), track }))).toBe(decision);
  });

  const held = aSlot({ rider: me, heldUntil: at('2026-07-04T08:05:00Z') });
  const free = aSlot();
  test.each([
    ['a rider books what they hold where nothing is to be paid first', { slot: held }, 'ok'],
    ['while paying comes first it stays a hold', { slot: held, isPaidFirst: true }, 'unchanged'],
    ['a manager books it for its rider', { slot: held, actor: actor('Manager', other) }, 'ok'],
    [
      'a manager books it for another',
      { slot: held, actor: actor('Manager', other), rider: other },
      'SLOT_TAKEN',
    ],
    [
      'a rider whose hold has lapsed',
      { slot: held, now: at('2026-07-04T08:06:00Z'), isPaidFirst: true },
      'ok',
    ],
    [
      'a rider who holds a slot that is over',
      { slot: aSlot({ ...held, start: at('2026-07-04T07:45:00Z') }) },
      'TOO_LATE',
    ],
    [
      'a rider whose held slot is of a track that was closed',
      { slot: held, track: 'closed' },
      'TRACK_CLOSED',
    ],
    ['a slot that is kept for riders who wait', { slot: aSlot({ isReserved: true }) }, 'SLOT_TAKEN'],
    [
      'a manager, one that is kept for riders who wait',
      { slot: aSlot({ isReserved: true }), actor: actor('Manager', other) },
      'SLOT_TAKEN',
    ],
    ['a slot that is not there', { slot: null, track: null }, 'NOT_FOUND'],
    ['a rider who is blocked', { slot: free, isRiderActive: false }, 'INVALID_FOREIGN_KEY'],
  ] as const)('%s', (_what, differs, decision) => {
    expect(decideBooking(facts(differs))).toBe(decision);
  });
});

describe('Cancelling', () => {
  test.each([
    ['a rider frees their slot in time', 'User', me, null, '2026-07-04T08:59:59Z', 'ok'],
    ['with exactly 60 minutes left it is too late', 'User', me, null, '2026-07-04T09:00:00Z', 'TOO_LATE'],
    ['a rider inside the limit', 'User', me, null, '2026-07-04T09:30:00Z', 'TOO_LATE'],
    ['a rider frees another’s slot', 'User', other, null, '2026-07-04T08:00:00Z', 'FORBIDDEN'],
    ['a rider frees a free slot', 'User', null, null, '2026-07-04T08:00:00Z', 'unchanged'],
    ['a rider frees a paid slot', 'User', me, 7, '2026-07-04T08:00:00Z', 'SLOT_PAID'],
    ['a manager inside the limit', 'Manager', other, null, '2026-07-04T09:59:00Z', 'ok'],
    ['a manager after the ride', 'Manager', other, null, '2026-07-04T12:00:00Z', 'ok'],
    ['nobody frees a paid slot', 'Admin', other, 7, '2026-07-04T08:00:00Z', 'SLOT_PAID'],
  ] as const)('%s', (_what, role, rider, payment, now, decision) => {
    const slot = aSlot({ rider, payment });
    const facts = { slot, actor: actor(role), now: at(now), policy: defaultPolicy };
    expect(decideCancelling(facts)).toBe(decision);
  });

  test('The limits come from the policy', () => {
    const slot = aSlot();
    const policy = { ...defaultPolicy, cancelClosesMinutes: 30, cancelFreeHours: 2 };
    expect(isCancellingOpen(slot, at('2026-07-04T09:29:00Z'), policy)).toBe(true);
    expect(isCancellingOpen(slot, at('2026-07-04T09:30:00Z'), policy)).toBe(false);
    expect(isLateCancelling(slot, at('2026-07-04T08:00:00Z'), policy)).toBe(false);
    expect(isLateCancelling(slot, at('2026-07-04T08:00:01Z'), policy)).toBe(true);
    expect(isLateCancelling(slot, at('2026-07-04T03:59:00Z'), defaultPolicy)).toBe(false);
    expect(isLateCancelling(slot, at('2026-07-04T04:01:00Z'), defaultPolicy)).toBe(true);
  });
});
