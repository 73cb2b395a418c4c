import { expect, test } from 'vitest';
import { defaultPolicy } from '../park/policy.ts';
import { aSlot, at, me, other } from '../testing/slot.ts';
import { decideGivingBack, decideGivingBackAsSeen, type PaidBy, whatComesBack } from './giving-back.ts';

const rider = { id: me, role: 'User' } as const;
const start = at('2026-07-04T10:00:00Z');
const decide = (slot: object, minutesBefore: number, paidBy: PaidBy) =>
  decideGivingBack({
    slot: aSlot({ start, rider: me, ...slot }),
    actor: rider,
    now: start.subtract({ minutes: minutesBefore }),
    policy: defaultPolicy,
    paidBy,
  });

test.each([
  ['unpaid, in time', {}, 61, 'nothing', 'ok'],
  ['unpaid, too late', {}, 60, 'nothing', 'TOO_LATE'],
  ['paid with a pass, in time', { payment: 1 }, 61, 'pass', 'ok'],
  ['paid with a pass, too late', { payment: 1 }, 60, 'pass', 'TOO_LATE'],
  ['paid online, in time', { payment: 1 }, 61, 'online', 'ok'],
  ['paid online, too late', { payment: 1 }, 60, 'online', 'TOO_LATE'],
  ['paid at the desk', { payment: 1 }, 1000, 'desk', 'SLOT_PAID'],
  ['another’s', { rider: other }, 1000, 'nothing', 'FORBIDDEN'],
  ['nobody’s', { rider: null }, 1000, 'nothing', 'FORBIDDEN'],
] as const)('Giving back a ride that is %s', (_what, slot, minutesBefore, paidBy, decision) => {
  expect(decide(slot, minutesBefore, paidBy)).toBe(decision);
});

test('It is given back only as its rider was shown', () => {
  const facts = {
    slot: aSlot({ start, rider: me, payment: 1 }),
    actor: rider,
    now: start.subtract({ hours: 7 }),
    policy: defaultPolicy,
    paidBy: 'pass',
  } as const;
  expect(decideGivingBackAsSeen(facts, 'ride')).toBe('ok');
  expect(decideGivingBackAsSeen(facts, 'nothing')).toBe('CHANGED_SINCE');
  expect(decideGivingBackAsSeen({ ...facts, paidBy: 'desk' }, 'nothing')).toBe('SLOT_PAID');
  expect(decideGivingBackAsSeen({ ...facts, slot: null }, 'nothing')).toBe('NOT_FOUND');
});

test('A slot that is not there is not given back', () => {
  const facts = { slot: null, actor: rider, now: start, policy: defaultPolicy, paidBy: 'nothing' } as const;
  expect(decideGivingBack(facts)).toBe('NOT_FOUND');
});

test.each([
  [360, 'pass', 'ride'],
  [359, 'pass', 'nothing'],
  [1000, 'nothing', 'nothing'],
  [360, 'online', 'money'],
  [359, 'online', 'nothing'],
  [1000, 'desk', 'nothing'],
] as const)('%i minutes before, paid with %s: %s comes back', (minutes, paidBy, back) => {
  const now = start.subtract({ minutes });
  expect(whatComesBack({ start }, now, defaultPolicy, paidBy)).toBe(back);
});
