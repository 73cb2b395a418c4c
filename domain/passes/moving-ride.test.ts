import { expect, test } from 'vitest';
import { aPass, aPassKind } from '../testing/pass.ts';
import { aSlot, at, me, other, zone } from '../testing/slot.ts';
import { decideMovingRide, type RideMove, termAfterMove } from './moving-ride.ts';
import type { Pass } from './pass-rules.ts';

const now = at('2026-07-04T08:00:00Z');
const manager = { id: other, role: 'Manager' } as const;
const from = at('2026-07-04T10:00:00Z');
const minutes = aPassKind({ unit: 'minutes', amount: 120, rideMinutes: null });
const oneDay = aPassKind({ validDays: 1, tracks: [1], rideMinutes: 60 });
const dayEnds = at('2026-07-04T22:00:00Z');

const aMove = (differs: Partial<RideMove> = {}, to: Parameters<typeof aSlot>[0] = {}): RideMove => ({
  units: 1,
  parkClosedDays: [],
  from,
  to: aSlot({ start: from, rider: me, ...to }),
  takenThatDay: 0,
  others: { first: null, last: null },
  ...differs,
});
const alone = { first: null, last: null };
const another = { first: at('2026-07-04T11:00:00Z'), last: at('2026-07-04T11:00:00Z') };

test.each<[string, Partial<Pass>, RideMove, string]>([
  ['a ride as long', { balance: 0 }, aMove(), 'ok'],
  [
    'minutes, to a longer slot that is left',
    { kind: minutes, balance: 45 },
    aMove({ units: 15 }, { minutes: 60 }),
    'ok',
  ],
  [
    'minutes, to a longer slot that is not left',
    { kind: minutes, balance: 44 },
    aMove({ units: 15 }, { minutes: 60 }),
    'PASS_EMPTY',
  ],
  ['minutes, to a shorter slot', { kind: minutes, balance: 0 }, aMove({ units: 60 }, { minutes: 15 }), 'ok'],
  ['a longer slot than the pass gives', {}, aMove({}, { minutes: 60 }), 'PASS_NOT_VALID_HERE'],
  ['a track that it does not hold for', { kind: oneDay }, aMove({}, { track: 2 }), 'PASS_NOT_VALID_HERE'],
  [
    'its only ride to come, to another day: its days begin there',
    { kind: oneDay, ends: dayEnds },
    aMove({ others: alone }, { start: at('2026-07-14T10:00:00Z') }),
    'ok',
  ],
  [
    'one of two rides of its day, ten days on',
    { kind: oneDay, ends: dayEnds },
    aMove({ others: another }, { start: at('2026-07-14T10:00:00Z') }),
    'PASS_EXPIRED',
  ],
  [
    'a ride that was ridden, ten days on',
    { kind: oneDay, ends: dayEnds },
    aMove({ from: at('2026-07-04T07:00:00Z'), others: alone }, { start: at('2026-07-14T10:00:00Z') }),
    'PASS_EXPIRED',
  ],
  [
    'one of two rides of its day, to the day before',
    { kind: oneDay, ends: dayEnds },
    aMove({ others: another }, { start: at('2026-07-03T10:00:00Z') }),
    'PASS_NOT_VALID_HERE',
  ],
  [
    'where a ride’s slot is gone its days stay',
    { kind: oneDay, ends: dayEnds },
    aMove({ others: null }, { start: at('2026-07-14T10:00:00Z') }),
    'PASS_EXPIRED',
  ],
  [
    'a day on which it gives no more',
    { kind: aPassKind({ perDay: 2 }) },
    aMove({ takenThatDay: 2 }),
    'PASS_DAY_USED',
  ],
  ['a voided pass, as much as before', { isVoided: true, balance: 0 }, aMove(), 'ok'],
  [
    'a voided pass, less than before',
    { isVoided: true, balance: 0, kind: minutes },
    aMove({ units: 30 }, { minutes: 15 }),
    'PASS_EXPIRED',
  ],
  [
    'a voided pass, more than before',
    { isVoided: true, balance: 0, kind: minutes },
    aMove({ units: 15 }, { minutes: 30 }),
    'PASS_EXPIRED',
  ],
])('A paid ride moves with its pass: %s', (_what, differs, move, decision) => {
  expect(decideMovingRide(aPass(differs), move, manager, now, zone)).toBe(decision);
});

test('The days of a pass begin with the earliest ride that is left, the moved one among them', () => {
  const pass = aPass({ kind: oneDay, ends: dayEnds });
  const ends = (move: RideMove) => termAfterMove(pass, move, now, zone).ends?.toString();
  expect(ends(aMove({}, { start: at('2026-07-14T10:00:00Z') }))).toBe('2026-07-14T22:00:00Z');
  expect(ends(aMove({ others: another }))).toBe('2026-07-04T22:00:00Z');
  const ridden = { from: at('2026-07-04T07:00:00Z') };
  expect(ends(aMove(ridden, { start: at('2026-07-04T15:00:00Z') }))).toBe('2026-07-04T22:00:00Z');
});
