import { expect, test } from 'vitest';
import { aPass, aPassKind } from '../testing/pass.ts';
import { aSlot, me, other } from '../testing/slot.ts';
import {
  decideAdjusting,
  decideBeginning,
  decidePassVoiding,
  decideRedeeming,
  decideSelling,
  type Pass,
} from './pass-rules.ts';

const now = Temporal.Instant.from('2026-07-10T08:00:00Z');
const zone = 'Europe/Warsaw';

test.each([
  ['that is on the price list', aPass().kind, 'ok'],
  ['that is not', null, 'INVALID_FOREIGN_KEY'],
  ['whose last day is over', { ...aPass().kind, validUntil: '2026-07-09' }, 'PASS_EXPIRED'],
] as const)('A pass of a kind %s is sold: %s', (_what, kind, decision) => {
  expect(decideSelling(kind, now, zone)).toBe(decision);
});

test.each([
  [aPass({ balance: 3 }), 1, 'ok'],
  [aPass({ balance: 3 }), -3, 'ok'],
  [aPass({ balance: 3 }), -4, 'PASS_EMPTY'],
  [aPass({ balance: 3 }), 0, 'unchanged'],
  [aPass({ isVoided: true }), 1, 'NOT_FOUND'],
  [null, 1, 'NOT_FOUND'],
] as const)('Adjusting a pass %#', (pass, by, decision) => {
  expect(decideAdjusting(pass, by)).toBe(decision);
});

test.each([
  [aPass(), 0, 'ok'],
  [aPass(), 4900, 'ok'],
  [aPass(), 4901, 'FAILED_VALIDATION'],
  [aPass({ isVoided: true }), 0, 'NOT_FOUND'],
  [null, 0, 'NOT_FOUND'],
] as const)('Voiding a pass %#', (pass, moneyBack, decision) => {
  expect(decidePassVoiding(pass, { moneyBack, most: 4900, isOnline: false, backBy: null })).toBe(decision);
});

test.each([
  [false, 'transfer', 'ok'],
  [true, null, 'ok'],
  // Online money is refunded online, without a method.
  [true, 'cash', 'FAILED_VALIDATION'],
] as const)(
  'Voiding a pass that was bought online (%s), with money back by %s: %s',
  (isOnline, backBy, decision) => {
    expect(decidePassVoiding(aPass(), { moneyBack: 4900, most: 4900, isOnline, backBy })).toBe(decision);
  },
);

const rider = { id: me, role: 'User' } as const;
const desk = { id: other, role: 'Manager' } as const;
const kindOf = (differs: Parameters<typeof aPassKind>[0]) => ({ kind: aPassKind(differs) });
const start = Temporal.Instant.from('2026-07-04T10:00:00Z');
const secondBefore = start.subtract({ seconds: 1 });
const secondAfter = start.add({ seconds: 1 });

test.each<[string, Partial<Pass> | null, object, string]>([
  ['mine', {}, {}, 'ok'],
  ['its last ride', { balance: 1 }, {}, 'ok'],
  ['shared with me', { owner: other, members: [me], ...kindOf({ shared: true }) }, {}, 'ok'],
  ['shared with me and named again since', { owner: other, members: [me] }, {}, 'PASS_NOT_VALID_HERE'],
  ['another’s', { owner: other }, {}, 'FORBIDDEN'],
  ['nobody’s', { owner: null }, {}, 'FORBIDDEN'],
  ['none', null, {}, 'NOT_FOUND'],
  ['mine, for another’s ride', {}, { rider: other }, 'FORBIDDEN'],
  ['mine, for a free slot', {}, { rider: null }, 'FORBIDDEN'],
  ['mine, for a paid ride', {}, { payment: 1 }, 'SLOT_PAID'],
  ['empty', { balance: 0 }, {}, 'PASS_EMPTY'],
  ['voided', { isVoided: true }, {}, 'PASS_EXPIRED'],
  ['that ends before the ride', { ends: secondBefore }, {}, 'PASS_EXPIRED'],
  ['that ends as the ride begins', { ends: start }, {}, 'PASS_EXPIRED'],
  ['that ends while the ride is on', { ends: secondAfter }, {}, 'ok'],
  ['of other tracks', kindOf({ tracks: [2] }), {}, 'PASS_NOT_VALID_HERE'],
  ['of this track, too', kindOf({ tracks: [2, 1] }), {}, 'ok'],
  ['for shorter rides', kindOf({ rideMinutes: 14 }), {}, 'PASS_NOT_VALID_HERE'],
  ['of fewer minutes', { balance: 14, ...kindOf({ unit: 'minutes' }) }, {}, 'PASS_EMPTY'],
  ['of as many minutes', { balance: 15, ...kindOf({ unit: 'minutes' }) }, {}, 'ok'],
])('A rider pays for a ride with a pass that is %s: %#', (_what, pass, slot, decision) => {
  const ride = aSlot({ rider: me, ...slot });
  expect(decideRedeeming(pass && aPass(pass), ride, rider, 0)).toBe(decision);
});

test.each([
  [{ perDay: 2 }, 1, 'ok'],
  [{ perDay: 2 }, 2, 'PASS_DAY_USED'],
  [{ perDay: 30, unit: 'minutes' }, 15, 'ok'],
  [{ perDay: 30, unit: 'minutes' }, 16, 'PASS_DAY_USED'],
] as const)('With a limit for the day %j, of which %i are taken: %s', (kind, taken, decision) => {
  expect(decideRedeeming(aPass({ balance: 100, ...kindOf(kind) }), aSlot({ rider: me }), rider, taken)).toBe(
    decision,
  );
});

test.each([
  ['a named pass for its owner', {}, { rider: me }, 'ok'],
  ['a named pass for another', {}, { rider: other }, 'PASS_NOT_VALID_HERE'],
  ['a pass to share for anybody', kindOf({ shared: true }), { rider: other }, 'ok'],
  ['a present that nobody has taken', { owner: null }, { rider: other }, 'ok'],
  ['a pass for a slot that nobody holds', {}, { rider: null }, 'FAILED_VALIDATION'],
] as const)('The desk takes %s', (_what, pass, slot, decision) => {
  expect(decideRedeeming(aPass(pass), aSlot(slot), desk, 0)).toBe(decision);
});

test.each([
  ['reach over all that it has paid', secondAfter, start, 'ok'],
  ['end as a ride that it has paid begins', start, start, 'PASS_NOT_VALID_HERE'],
  ['would leave out a ride that it has paid', secondBefore, start, 'PASS_NOT_VALID_HERE'],
  ['have not begun', null, null, 'ok'],
  ['begin with its first ride', secondAfter, null, 'ok'],
] as const)('A pass whose days %s: %#', (_what, ends, lastTaken, decision) => {
  expect(decideBeginning(ends, lastTaken)).toBe(decision);
});
