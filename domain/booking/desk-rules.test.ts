import { expect, test } from 'vitest';
import { aSlot, at, me, other } from '../testing/slot.ts';
import {
  decideArrival,
  decideArrivalUndo,
  decideDeskPrice,
  decideFound,
  decideFreeing,
  decideMove,
  decideNoShow,
  decideNoShowUndo,
  isOverdue,
} from './desk-rules.ts';
import { decideBooking } from './rules.ts';

const before = at('2026-07-04T09:00:00Z');
const during = at('2026-07-04T10:05:00Z');
const after = at('2026-07-04T10:15:00Z');

test.each([
  ['to a free slot', { rider: me }, {}, before, false, 'ok'],
  ['from a free slot, even to one that is over', {}, {}, after, false, 'SLOT_NOT_BOOKED'],
  ['to a taken slot', { rider: me }, { rider: other }, before, false, 'SLOT_TAKEN'],
  ['to one kept for others', { rider: me }, { isReserved: true }, before, false, 'SLOT_TAKEN'],
  ['to a slot that is over', { rider: me }, {}, after, false, 'TOO_LATE'],
  ['of an erased rider, unpaid', { rider: me }, {}, before, true, 'INVALID_FOREIGN_KEY'],
  ['of an erased rider, paid', { rider: me, payment: 7 }, {}, before, true, 'ok'],
  ['of an erased rider to a slot that runs', { rider: me }, {}, during, true, 'ok'],
] as const)('A booking moves %s', (_what, from, to, now, isRiderErased, decision) => {
  const facts = {
    from: aSlot(from),
    to: aSlot(to),
    now,
    isRiderErased,
    toTrack: 'open',
    toClosure: null,
  } as const;
  expect(decideMove(facts)).toBe(decision);
});

test.each([
  ['closed', 'ok'],
  ['retired', 'TRACK_CLOSED'],
] as const)('A booking moves to a track that is %s: %s', (toTrack, decision) => {
  const facts = {
    from: aSlot({ rider: me }),
    to: aSlot(),
    now: before,
    isRiderErased: false,
    toTrack,
    toClosure: null,
  };
  expect(decideMove(facts)).toBe(decision);
});

test('A booking that moves to where it is stays', () => {
  const slot = aSlot({ rider: me });
  const facts = {
    from: slot,
    to: slot,
    now: after,
    isRiderErased: false,
    toTrack: 'open',
    toClosure: null,
  } as const;
  expect(decideMove(facts)).toBe('unchanged');
});

test.each([
  ['once the slot has begun', { rider: me }, at('2026-07-04T10:00:00Z'), false, 'ok'],
  ['before it', { rider: me }, before, false, 'TOO_EARLY'],
  ['from a free slot', {}, during, false, 'SLOT_NOT_BOOKED'],
  ['twice', { rider: me }, during, true, 'unchanged'],
] as const)('A rider is missing %s', (_what, slot, now, isMarked, decision) => {
  expect(decideNoShow({ slot: aSlot(slot), now, isMarked, isClosed: false })).toBe(decision);
});

test('Nobody is missing from a ride that a closure keeps from taking place', () => {
  const facts = { slot: aSlot({ rider: me }), now: during, isMarked: false, isClosed: true };
  expect(decideNoShow(facts)).toBe('CHANGED_SINCE');
});

test('A mark is taken back where there is one', () => {
  expect([decideNoShowUndo(true), decideNoShowUndo(false)]).toEqual(['ok', 'unchanged']);
});

test.each([
  ['before the start', { rider: me }, before, false, 'ok'],
  ['after it', { rider: me }, after, false, 'ok'],
  ['twelve hours before', { rider: me }, at('2026-07-03T22:00:00Z'), false, 'ok'],
  ['earlier', { rider: me }, at('2026-07-03T21:59:59Z'), false, 'TOO_EARLY'],
  ['for a free slot', {}, during, false, 'SLOT_NOT_BOOKED'],
  ['for a hold', { rider: me, heldUntil: during }, before, false, 'SLOT_HELD'],
  ['twice', { rider: me }, before, true, 'unchanged'],
] as const)('A rider is checked in %s', (_what, slot, now, hasArrived, decision) => {
  expect(decideArrival({ slot: aSlot(slot), now, hasArrived })).toBe(decision);
});

test('A check-in is taken back where there is one', () => {
  expect([decideArrivalUndo(true), decideArrivalUndo(false)]).toEqual(['ok', 'unchanged']);
});

test.each([
  ['at four minutes', { rider: me }, at('2026-07-04T10:04:59Z'), {}, false],
  ['at five', { rider: me }, during, {}, true],
  ['checked in', { rider: me }, during, { hasArrived: true }, false],
  ['marked', { rider: me }, during, { isMissing: true }, false],
  ['at the end', { rider: me }, after, {}, false],
  ['of a free slot', {}, during, {}, false],
  ['of a ride that is closed', { rider: me }, during, { isClosed: true }, false],
] as const)('A rider who is not here stands out: %s', (_what, slot, now, marks, stands) => {
  const facts = { slot: aSlot(slot), now, hasArrived: false, isMissing: false, isClosed: false, ...marks };
  expect(isOverdue(facts)).toBe(stands);
});

test.each([
  ['after the mark', { rider: me }, during, true, 'ok'],
  ['that is paid', { rider: me, payment: 7 }, during, true, 'ok'],
  ['without the mark', { rider: me }, during, false, 'SLOT_BOOKED'],
  ['that is over', { rider: me }, after, true, 'TOO_LATE'],
  ['that is free', {}, during, false, 'SLOT_NOT_BOOKED'],
  ['that waits for payment', { rider: me, heldUntil: after }, during, true, 'SLOT_HELD'],
] as const)('The rest of a slot %s is freed', (_what, slot, now, isMarked, decision) => {
  expect(decideFreeing({ slot: aSlot(slot), now, isMarked })).toBe(decision);
});

test.each([
  ['while it is free', {}, during, {}, 'ok'],
  ['once it is sold', { rider: other }, during, {}, 'SLOT_TAKEN'],
  ['once it is over', {}, after, {}, 'TOO_LATE'],
  ['where nobody missed it', {}, during, { wasMissed: false }, 'unchanged'],
  ['where its party has another contact', {}, during, { hasOtherContact: true }, 'CHANGED_SINCE'],
] as const)('A missed booking gets its slot back %s', (_what, slot, now, differs, decision) => {
  const facts = { wasMissed: true, hasOtherContact: false, ...differs };
  expect(decideFound({ slot: aSlot(slot), now, ...facts })).toBe(decision);
});

test.each([
  ['less, for what is left', 3000, true, 'ok'],
  ['nothing, for what is left', 0, true, 'ok'],
  ['less, for any slot', 3000, false, 'FORBIDDEN'],
  ['more', 6000, true, 'FORBIDDEN'],
  ['the same', 5500, false, 'unchanged'],
] as const)('The desk asks %s', (_what, price, wasMissed, decision) => {
  expect(decideDeskPrice({ slot: aSlot({ price: 5500 }), price, wasMissed })).toBe(decision);
});

test('A refused booking of another’s says nothing of rider or slot; one’s own names a slot that is not there', () => {
  const actor = { id: me, role: 'User' } as const;
  const asked = { actor, now: before, track: 'open', closure: null, isPaidFirst: false } as const;
  const unknown = { ...asked, slot: null, track: null } as const;
  for (const slot of [null, aSlot(), aSlot({ rider: other })]) {
    expect(decideBooking({ ...asked, slot, rider: other, isRiderActive: false })).toBe('FORBIDDEN');
  }
  expect(decideBooking({ ...unknown, rider: me, isRiderActive: true })).toBe('NOT_FOUND');
  const manager = { id: me, role: 'Manager' } as const;
  expect(decideBooking({ ...unknown, actor: manager, rider: other, isRiderActive: false })).toBe(
    'INVALID_FOREIGN_KEY',
  );
});
