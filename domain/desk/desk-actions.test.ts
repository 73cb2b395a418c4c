import { describe, expect, test } from 'vitest';
import { aSlot } from '../testing/slot.ts';
import {
  type DoneAction,
  decideReversing,
  decideTakingBack,
  type GroupOffer,
  holdEndAgain,
  isAsLeft,
  moneyDayOf,
  newerThan,
  type ReversalFacts,
  type RideState,
  type SlotFacts,
  slotFactsOf,
} from './desk-actions.ts';

const now = Temporal.Instant.from('2026-07-10T12:00:00Z');
const manager = { id: 'm', role: 'Manager' } as const;
const action: DoneAction = { by: 'm', at: now.subtract({ minutes: 5 }), isUndone: false };

describe('Taking back what the desk did', () => {
  test.each<[string, Partial<DoneAction> | null, object, string]>([
    ['one’s own of five minutes ago', {}, {}, 'ok'],
    ['one’s own of just under a quarter', { at: now.subtract({ minutes: 14, seconds: 59 }) }, {}, 'ok'],
    ['one’s own of a quarter ago', { at: now.subtract({ minutes: 15 }) }, {}, 'TOO_LATE'],
    ['one’s own of a clock that is ahead', { at: now.add({ seconds: 2 }) }, {}, 'ok'],
    ['one’s own of a clock that was put back', { at: now.add({ hours: 1 }) }, {}, 'TOO_LATE'],
    ['twice', { isUndone: true }, {}, 'unchanged'],
    ['another’s', { by: 'x' }, {}, 'FORBIDDEN'],
    ['another’s, as an Admin', { by: 'x' }, { role: 'Admin' }, 'FORBIDDEN'],
    ['one’s own after losing the role', {}, { role: 'User' }, 'FORBIDDEN'],
    ['nothing', null, {}, 'NOT_FOUND'],
  ])('%s', (_what, change, actor, decision) => {
    const done = change && { ...action, ...change };
    expect(decideTakingBack(done, { ...manager, ...actor }, now)).toBe(decision);
  });
});

describe('Reversing it', () => {
  const facts: ReversalFacts = {
    newer: null,
    isOnline: false,
    moneyDay: 'none',
    place: 'none',
    isRiderActive: true,
  };
  test.each<[Partial<ReversalFacts>, string]>([
    [{}, 'ok'],
    [{ moneyDay: 'same' }, 'ok'],
    [{ place: 'free' }, 'ok'],
    [{ isOnline: true }, 'FORBIDDEN'],
    [{ newer: 'paid' }, 'SLOT_PAID'],
    [{ newer: 'moved' }, 'CHANGED_SINCE'],
    [{ newer: 'used' }, 'CHANGED_SINCE'],
    [{ moneyDay: 'closed' }, 'DAY_CLOSED'],
    [{ moneyDay: 'earlier' }, 'TOO_LATE'],
    [{ place: 'taken' }, 'SLOT_TAKEN'],
    [{ place: 'changed' }, 'CHANGED_SINCE'],
    [{ place: 'over' }, 'TOO_LATE'],
    [{ place: 'retired' }, 'TRACK_CLOSED'],
    [{ isRiderActive: false }, 'INVALID_FOREIGN_KEY'],
    [{ newer: 'cancelled', moneyDay: 'closed' }, 'CHANGED_SINCE'],
  ])('with %j: %s', (change, decision) => {
    expect(decideReversing({ ...facts, ...change })).toBe(decision);
  });
});

describe('What is newer on a ride', () => {
  const left: RideState = {
    slot: 1,
    rider: 'r',
    payment: null,
    price: 5500,
    isMissing: false,
    isActive: true,
  };
  test.each<[Partial<RideState> | null, ReturnType<typeof newerThan>]>([
    [{}, null],
    [{ price: 1 }, null],
    [null, 'cancelled'],
    [{ isActive: false, slot: 2 }, 'cancelled'],
    [{ rider: 'other' }, 'rider'],
    [{ slot: 2 }, 'moved'],
    [{ payment: 7 }, 'paid'],
    [{ isMissing: true }, 'marked'],
  ])('%j: %s', (change, newer) => {
    expect(newerThan(left, change && { ...left, ...change })).toBe(newer);
  });

  test('A payment that was voided leaves it unpaid; what is not about a ride has nothing newer', () => {
    expect(newerThan({ ...left, payment: 7 }, left)).toBe('unpaid');
    expect(newerThan({ ...left, payment: 7 }, { ...left, payment: 8 })).toBe('paid');
    expect(newerThan(null, null)).toBe(null);
  });
});

test('Money counts on its own day until that is closed', () => {
  const [day, next] = [Temporal.PlainDate.from('2026-07-10'), Temporal.PlainDate.from('2026-07-11')];
  expect(moneyDayOf(day, day, null)).toBe('same');
  expect(moneyDayOf(day, next, null)).toBe('earlier');
  expect(moneyDayOf(day, next, day)).toBe('closed');
  // Both the payment and its undo come after the evening's close, so they count on the next day.
  expect(moneyDayOf(next, next, day)).toBe('same');
});

describe('The slot that a moved ride left', () => {
  const slot = { ...aSlot({ track: 2, start: now }), priceBeforeHire: null };
  const left = slotFactsOf(slot);
  test.each<[Partial<SlotFacts>, boolean]>([
    [{}, true],
    [{ start: now.epochMilliseconds + 1 }, false],
    [{ minutes: 20 }, false],
    [{ track: 3 }, false],
    [{ event: 4 }, false],
    [{ price: 6000 }, false],
  ])('with %j is as it was: %s', (change, isSame) => {
    expect(isAsLeft(left, { ...left, ...change })).toBe(isSame);
  });
  test('has its own price while it is hired', () => {
    expect(isAsLeft(left, slotFactsOf({ ...slot, price: 3333, priceBeforeHire: 5500 }))).toBe(true);
  });
  test('suits as it is where an action of an earlier version kept no facts', () => {
    expect(isAsLeft(undefined, left)).toBe(true);
  });
});

describe('The end of a hold whose payment is taken back', () => {
  test.each<[string, 'pay' | 'offer', GroupOffer | null, number | null]>([
    ['of a ride that waits for its payment', 'pay', null, 1000],
    ['of an offer that still runs', 'offer', { state: 'offered', until: 1000 }, 1000],
    ['of an offer that was extended', 'offer', { state: 'offered', until: 5000 }, 5000],
    ['of an offer that the group has accepted', 'offer', { state: 'accepted', until: 1000 }, null],
    ['of an offer that was withdrawn', 'offer', { state: 'withdrawn', until: 5000 }, 1000],
  ])('%s', (_what, kind, offer, end) => {
    expect(holdEndAgain({ kind, until: 1000 }, offer)).toBe(end);
  });
});
