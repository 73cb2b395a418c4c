import { describe, expect, test } from 'vitest';
import { aSlot } from '../testing/slot.ts';
import {
  type BilledFacts,
  decideCorrectingBill,
  decideCorrectingContact,
  decideCorrectingMethod,
  decideCorrectingRider,
  type MethodFacts,
  type RiderFacts,
} from './corrections.ts';

describe('The method of a payment', () => {
  const cash: MethodFacts = { method: 'cash', isForSlot: true, isVoided: false, gone: 0, bill: null };
  const bill: BilledFacts = { methods: ['cash'], isWhole: true };
  test.each<[string, Partial<MethodFacts> | null, string]>([
    ['cash was card', {}, 'ok'],
    ['card is card', { method: 'card' }, 'unchanged'],
    ['online money', { method: 'online' }, 'FORBIDDEN'],
    ['a pass', { method: 'pass' }, 'FORBIDDEN'],
    ['of a sold pass', { isForSlot: false }, 'FORBIDDEN'],
    ['of a bill', { bill }, 'ok'],
    ['of a bill, the same', { method: 'card', bill: { ...bill, methods: ['card'] } }, 'unchanged'],
    ['of a bill of two methods', { bill: { ...bill, methods: ['cash', 'card'] } }, 'FORBIDDEN'],
    ['of a bill that went back in part', { bill: { ...bill, isWhole: false } }, 'FORBIDDEN'],
    ['of a bill, voided', { bill: { ...bill, isWhole: false }, isVoided: true }, 'CHANGED_SINCE'],
    ['partly given back', { gone: 100 }, 'FORBIDDEN'],
    ['voided', { isVoided: true }, 'CHANGED_SINCE'],
    ['none', null, 'NOT_FOUND'],
  ])('%s', (_what, change, decision) => {
    expect(decideCorrectingMethod(change && { ...cash, ...change }, 'card')).toBe(decision);
  });
});

describe('The method of a bill without rides', () => {
  const cash: BilledFacts = { methods: ['cash'], isWhole: true };
  test.each<[string, BilledFacts | null, string]>([
    ['cash was card', cash, 'ok'],
    ['card is card, as another desk has corrected it', { ...cash, methods: ['card'] }, 'unchanged'],
    ['another desk has made it BLIK', { ...cash, methods: ['blik'] }, 'CHANGED_SINCE'],
    ['two methods', { ...cash, methods: ['cash', 'blik'] }, 'FORBIDDEN'],
    ['a part went back', { ...cash, isWhole: false }, 'FORBIDDEN'],
    ['all of it went back', { methods: [], isWhole: false }, 'FORBIDDEN'],
    ['none', null, 'NOT_FOUND'],
  ])('%s', (_what, bill, decision) => {
    expect(decideCorrectingBill(bill, { from: 'cash', to: 'card' })).toBe(decision);
  });
});

describe('The rider of a booking', () => {
  const facts: RiderFacts = {
    slot: aSlot({ rider: 'wrong', payment: 7 }),
    rider: 'right',
    isRiderActive: true,
    isBilledOnline: false,
    isOfEnquiry: false,
    isAsked: false,
    isPassVoided: false,
  };
  test.each<[string, Partial<RiderFacts>, string]>([
    ['another, also paid', {}, 'ok'],
    ['the same', { rider: 'wrong' }, 'unchanged'],
    ['of no slot', { slot: null }, 'NOT_FOUND'],
    ['of a free slot', { slot: aSlot({ rider: null }) }, 'SLOT_NOT_BOOKED'],
    [
      'of a hold',
      { slot: aSlot({ rider: 'wrong', heldUntil: Temporal.Instant.from('2026-07-10T10:00:00Z') }) },
      'SLOT_HELD',
    ],
    ['paid online', { isBilledOnline: true }, 'FORBIDDEN'],
    ['paid by a pass that is voided', { isPassVoided: true }, 'FORBIDDEN'],
    ['who is asked about a closed ride', { isAsked: true }, 'CLOSED'],
    ['of a group that enquired', { isOfEnquiry: true }, 'FORBIDDEN'],
    ['who is blocked', { isRiderActive: false }, 'INVALID_FOREIGN_KEY'],
  ])('%s', (_what, change, decision) => {
    expect(decideCorrectingRider({ ...facts, ...change })).toBe(decision);
  });
});

test.each([
  ['Manager', { role: 'User' }, 'ok'],
  ['User', { role: 'User' }, 'FORBIDDEN'],
  ['Manager', { role: 'Manager' }, 'FORBIDDEN'],
  ['Editor', { role: 'Admin' }, 'FORBIDDEN'],
  ['Admin', { role: 'Editor' }, 'ok'],
  ['Manager', null, 'NOT_FOUND'],
] as const)('A %s corrects the name of %j: %s', (role, account, decision) => {
  expect(decideCorrectingContact({ id: 'a', role }, account)).toBe(decision);
});
