import { describe, expect, test } from 'vitest';
import { aClosure } from '../testing/closure.ts';
import { aSlot, at, me, other } from '../testing/slot.ts';
import { aTrack } from '../testing/track.ts';
import {
  answerTogether,
  decideMovingTogether,
  decideParty,
  decidePartyRide,
  findPlaces,
  partySlotsAtMost,
  placeName,
  readNames,
  readPlaceNames,
  writeNames,
} from './party.ts';

const now = at('2026-07-04T09:00:00Z');
const manager = { id: me, role: 'Manager' } as const;

test.each([
  ['a Manager', 'Manager', 12, 12, 'ok'],
  ['a Manager without names', 'Manager', 12, 0, 'ok'],
  ['a Manager with more names than slots', 'Manager', 2, 3, 'FAILED_VALIDATION'],
  ['a Manager with no slot', 'Manager', 0, 0, 'FAILED_VALIDATION'],
  ['a Manager with too many', 'Manager', partySlotsAtMost + 1, 0, 'FAILED_VALIDATION'],
  ['a rider', 'User', 12, 0, 'FORBIDDEN'],
] as const)('A party is booked by %s', (_who, role, slots, names, decision) => {
  expect(decideParty({ actor: { id: me, role }, slots, names })).toBe(decision);
});

test.each([
  ['free', {}, 'ok'],
  ['another’s', { rider: other }, 'SLOT_TAKEN'],
  ['the contact’s already', { rider: me }, 'SLOT_TAKEN'],
  ['held by the contact', { rider: me, heldUntil: at('2026-07-04T09:10:00Z') }, 'SLOT_TAKEN'],
  ['over', { start: at('2026-07-04T08:00:00Z') }, 'TOO_LATE'],
] as const)('A slot that is %s becomes a ride of a party: %s', (_what, slot, decision) => {
  const facts = {
    rider: me,
    actor: manager,
    now,
    isRiderActive: true,
    track: 'open',
    closure: null,
    isPaidFirst: false,
  } as const;
  expect(decidePartyRide({ ...facts, slot: aSlot(slot) })).toBe(decision);
});

test('The refusal of a party names every slot with the first reason', () => {
  const decisions = [
    [1, 'ok'],
    [2, 'SLOT_TAKEN'],
    [3, 'TOO_LATE'],
    [4, 'SLOT_TAKEN'],
  ] as const;
  expect(answerTogether(new Map(decisions))).toEqual({ code: 'SLOT_TAKEN', slots: [2, 4] });
  expect(answerTogether(new Map([[1, 'ok']]))).toBe('ok');
});

describe('Places of a party', () => {
  const place = (id: number, minutes: number, track: number, differs = {}) =>
    aSlot({ id, track, start: at('2026-07-04T14:00:00Z').add({ minutes }), ...differs });
  const slots = [
    place(1, 15, 1),
    place(2, 0, 2),
    place(3, 0, 1),
    place(4, 0, 3),
    place(5, 15, 2, { rider: other }),
    place(6, 30, 1, { event: 9 }),
    place(7, 30, 2),
    place(8, -15, 1),
  ];
  const facts = { tracks: [1, 2, 3].map((id) => aTrack({ id })), closures: [], now };
  const search = { from: at('2026-07-04T14:00:00Z'), onTracks: [1, 2], facts };

  test('are the earliest free ones, in the order of riding', () => {
    expect(findPlaces(slots, { ...search, people: 3 }).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  test('are fewer where the day has no more', () => {
    expect(findPlaces(slots, { ...search, people: 9 }).map(({ id }) => id)).toEqual([3, 2, 1, 7]);
  });

  test('are never over', () => {
    const late = { ...search, people: 9, facts: { ...facts, now: at('2026-07-04T14:15:00Z') } };
    expect(findPlaces(slots, late).map(({ id }) => id)).toEqual([1, 7]);
  });

  test('are none that the server would refuse: closed, or reserved for somebody who waits', () => {
    const closures = [
      aClosure({ tracks: [1], from: at('2026-07-04T13:00:00Z'), until: at('2026-07-04T14:15:00Z') }),
    ];
    const waited = slots.map((slot) => (slot.id === 7 ? { ...slot, isReserved: true } : slot));
    const closed = { ...search, people: 9, facts: { ...facts, closures } };
    expect(findPlaces(waited, closed).map(({ id }) => id)).toEqual([2, 1]);
  });
});

test('Pasted names are read line by line, without list marks', () => {
  expect(readNames(' 1. Ala Nowak\n\n2) Ola\r\n- Ela; Iza\n• Żaneta')).toEqual([
    'Ala Nowak',
    'Ola',
    'Ela',
    'Iza',
    'Żaneta',
  ]);
});

test('A place without a name keeps its line, so that the names after it keep theirs', () => {
  const names = [null, 'Ala', null, 'Ela', null];
  expect(writeNames(names)).toBe('?\nAla\n?\nEla');
  expect(readPlaceNames(writeNames(names))).toEqual([null, 'Ala', null, 'Ela']);
  expect(writeNames([null, null])).toBe('');
});

test('A place without a name is counted', () => {
  expect(placeName('SP 5', { number: 3, of: 12 })).toBe('SP 5 (3/12)');
});

test.each([
  ['of one booking', 'Manager', [[1, 2]], 'ok'],
  [
    'of two that change places',
    'Manager',
    [
      [1, 2],
      [2, 1],
    ],
    'ok',
  ],
  [
    'to the same slot',
    'Manager',
    [
      [1, 3],
      [2, 3],
    ],
    'FAILED_VALIDATION',
  ],
  [
    'of one booking twice',
    'Manager',
    [
      [1, 2],
      [1, 3],
    ],
    'FAILED_VALIDATION',
  ],
  ['to where it is', 'Manager', [[1, 1]], 'FAILED_VALIDATION'],
  ['of nothing', 'Manager', [], 'FAILED_VALIDATION'],
  ['by a rider', 'User', [[1, 2]], 'FORBIDDEN'],
] as const)('A move %s', (_what, role, moves, decision) => {
  const pairs = moves.map(([from, to]) => ({ from, to }));
  expect(decideMovingTogether({ id: me, role }, pairs)).toBe(decision);
});
