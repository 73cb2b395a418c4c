import { expect, test } from 'vitest';
import { aSlot, me, other } from '../testing/slot.ts';
import { canComeBack, decideCancellingTogether, wayBackOf } from './cancelling-together.ts';

const seen = { rider: me, payment: null };
const paid = { rider: me, payment: 7 };

test.each([
  ['an unpaid ride, by a Manager', 'Manager', { rider: me }, seen, {}, 'ok'],
  ['a rider’s own, by a rider', 'User', { rider: me }, seen, {}, 'FORBIDDEN'],
  ['a ride that has another rider by now', 'Manager', { rider: other }, seen, {}, 'CHANGED_SINCE'],
  ['a ride that is free by now', 'Manager', {}, seen, {}, 'CHANGED_SINCE'],
  ['a ride that was paid meanwhile', 'Editor', { rider: me, payment: 7 }, seen, {}, 'CHANGED_SINCE'],
  ['a ride that was paid anew', 'Editor', { rider: me, payment: 8 }, paid, {}, 'CHANGED_SINCE'],
  ['a paid ride, by a Manager', 'Manager', { rider: me, payment: 7 }, paid, {}, 'FORBIDDEN'],
  ['a paid ride, by an Editor', 'Editor', { rider: me, payment: 7 }, paid, {}, 'ok'],
  [
    '… without a reason',
    'Editor',
    { rider: me, payment: 7 },
    paid,
    { hasReason: false },
    'FAILED_VALIDATION',
  ],
  ['… without a way', 'Editor', { rider: me, payment: 7 }, paid, { backBy: null }, 'FAILED_VALIDATION'],
  [
    '… that the desk returns nothing for',
    'Editor',
    { rider: me, payment: 7 },
    paid,
    { backBy: null, givenBackBy: 'nobody' },
    'ok',
  ],
] as const)('Of several, the desk cancels %s', (_what, role, slot, seenRide, differs, decision) => {
  const facts = {
    actor: { id: other, role },
    slot: aSlot(slot),
    seen: seenRide,
    givenBackBy: 'desk',
    backBy: 'cash',
    hasReason: true,
  } as const;
  expect(decideCancellingTogether({ ...facts, ...differs })).toBe(decision);
});

test('A slot that is gone is no ride any more', () => {
  const facts = { actor: { id: other, role: 'Editor' }, slot: null, seen, givenBackBy: 'nobody' } as const;
  expect(decideCancellingTogether({ ...facts, backBy: null, hasReason: false })).toBe('CHANGED_SINCE');
});

test.each([
  ['desk', 'mistake', 'mistake'],
  ['desk', 'card', 'card'],
  ['nobody', 'card', null],
  ['deskForPass', 'card', 'card'],
  ['deskForPass', 'mistake', null],
] as const)(
  'Money that %s gives back goes by the chosen way, where that fits it: %s',
  (giver, chosen, way) => {
    expect(wayBackOf(giver, chosen)).toBe(way);
  },
);

test.each([
  ['nothing', false, null, true],
  ['pass', false, null, true],
  ['desk', false, 'cash', true],
  ['desk', false, 'transfer', false],
  ['online', false, null, false],
  ['desk', true, 'cash', false],
] as const)(
  'What was paid by %s, a voided pass: %s, and left by %s, comes back by one tap: %s',
  (paidBy, isPassVoided, backBy, comes) => {
    expect(canComeBack({ paidBy, isPassVoided, backBy })).toBe(comes);
  },
);
