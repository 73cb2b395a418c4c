import { expect, test } from 'vitest';
import { aPass, aPassKind } from '../testing/pass.ts';
import { at, me } from '../testing/slot.ts';
import { duePassNotices, lastFilling, type NoticedPass } from './pass-notices.ts';

const ends = at('2026-08-31T22:00:00Z');
const ofDate = aPassKind({ validDays: null, validUntil: '2026-08-31' });
const noticed = (differs: Partial<NoticedPass> = {}): NoticedPass => ({
  ...aPass({ balance: 5, kind: ofDate }),
  owner: me,
  ends,
  bought: at('2026-06-01T10:00:00Z'),
  lastTaken: at('2026-07-01T10:00:00Z'),
  ...differs,
});

test.each<[string, string, Partial<NoticedPass>, string[]]>([
  ['thirty days before its end', '2026-08-01T22:00:00Z', {}, ['pass-ends-30']],
  ['a second earlier', '2026-08-01T21:59:59Z', {}, []],
  ['three days later', '2026-08-04T22:00:00Z', {}, []],
  ['seven days before its end', '2026-08-24T22:00:00Z', {}, ['pass-ends-7']],
  ['with nothing left', '2026-08-24T22:00:00Z', { balance: 0 }, []],
  ['without an end', '2026-08-24T22:00:00Z', { ends: null }, []],
  ['bought a week before', '2026-08-24T22:00:00Z', { bought: at('2026-08-17T22:00:00Z') }, ['pass-ends-7']],
  ['bought some days before', '2026-08-24T22:00:00Z', { bought: at('2026-08-17T22:00:01Z') }, []],
  ['of fourteen days', '2026-08-24T22:00:00Z', { kind: aPassKind({ validDays: 14 }) }, ['pass-ends-7']],
  ['of thirteen days', '2026-08-24T22:00:00Z', { kind: aPassKind({ validDays: 13 }) }, []],
  ['with two left', '2026-07-01T10:00:00Z', { balance: 2 }, ['pass-low']],
  ['with one left', '2026-07-03T10:00:00Z', { balance: 1 }, ['pass-low']],
  ['with three left', '2026-07-01T10:00:00Z', { balance: 3 }, []],
  ['with two left for three days', '2026-07-04T10:00:00Z', { balance: 2 }, []],
  ['with two that it had from the first', '2026-07-01T10:00:00Z', { balance: 2, lastTaken: null }, []],
  ['of two', '2026-07-01T10:00:00Z', { balance: 1, kind: aPassKind({ amount: 2 }) }, []],
  ['of minutes', '2026-07-01T10:00:00Z', { balance: 2, kind: aPassKind({ unit: 'minutes' }) }, []],
])('A pass %s', (_what, now, pass, kinds) => {
  expect(duePassNotices(noticed(pass), at(now))).toEqual(kinds);
});

const bought = { id: 1, delta: 10, reason: 'buy' };
const taken = { id: 2, delta: -9, reason: 'ride' };

test.each([
  ['as it was sold', 10, [bought], 1],
  ['low', 1, [bought, taken], 1],
  ['filled by the staff', 4, [bought, taken, { id: 3, delta: 3, reason: 'adjust' }], 3],
  ['with one slot more by the staff', 2, [bought, taken, { id: 3, delta: 1, reason: 'adjust' }], 1],
  ['with rides given back', 4, [bought, taken, { id: 3, delta: 3, reason: 'return' }], 1],
  ['without entries', 1, [], null],
])('What filled a pass last: one %s', (_what, balance, entries, filling) => {
  expect(lastFilling(balance, entries.toReversed())).toBe(filling);
});
