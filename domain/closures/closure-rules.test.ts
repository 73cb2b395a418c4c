import { expect, test } from 'vitest';
import type { Role } from '../accounts/roles.ts';
import { aSlot, at, me, other } from '../testing/slot.ts';
import { closedBy, closureOf, covers } from './closure.ts';
import {
  answerUntilOf,
  decideClosedMove,
  decideClosing,
  decideClosureTimes,
  decideKeepingRide,
  decideLifting,
  decideOpenRide,
  decideRainCheck,
  decideTellingOfClosure,
  endingOf,
  givenBackAs,
  heldUntilOf,
  isAffected,
  needsEditor,
} from './closure-rules.ts';
import type { RideQuestion } from './ride-question.ts';

const by = (role: Role) => ({ id: me, role });
const now = at('2026-07-04T09:00:00Z');
const closure = {
  id: 1,
  tracks: [1],
  from: at('2026-07-04T10:00:00Z'),
  until: at('2026-07-04T12:00:00Z'),
  isForNow: false,
  reason: 'wind' as const,
  note: null,
  noteEn: null,
  madeAt: now,
};

test.each([
  ['in the middle', '11:00', 1, true],
  ['that begins with it', '10:00', 1, true],
  ['that it takes the last minute of', '09:46', 1, true],
  ['that ends when it begins', '09:45', 1, false],
  ['that begins when it ends', '12:00', 1, false],
  ['of another track', '11:00', 2, false],
])('A closure takes a slot %s: %s on track %d', (_what, clock, track, isInside) => {
  const slot = aSlot({ start: at(`2026-07-04T${clock}:00Z`), track });
  expect(covers(closure, slot)).toBe(isInside);
  expect(closureOf(slot, [closure])).toBe(isInside ? closure : null);
});

test('A lifted closure takes nothing, and of two the one counts that ends last', () => {
  const slot = aSlot({ start: at('2026-07-04T11:00:00Z'), minutes: 120 });
  expect(covers({ ...closure, until: closure.from }, slot)).toBe(false);
  const longer = { ...closure, id: 2, until: at('2026-07-04T14:00:00Z') };
  expect(closureOf(slot, [closure, longer, closure])).toBe(longer);
  expect(closedBy(longer)).toEqual({
    code: 'CLOSED',
    details: { reason: 'wind', until: '2026-07-04T14:00:00.000Z' },
  });
});

test.each([
  ['a Manager', {}, 'ok'],
  ['a rider', { actor: by('User') }, 'FORBIDDEN'],
  ['a track that is not there', { tracks: ['open' as const, null] }, 'NOT_FOUND'],
  ['a retired track', { tracks: ['retired' as const] }, 'TRACK_CLOSED'],
  ['with the park’s sum to give back', { toGiveBack: 200_000 }, 'ok'],
  ['with more than the park’s sum', { toGiveBack: 200_001 }, 'FORBIDDEN'],
  ['with more than that, an Editor', { toGiveBack: 200_001, actor: by('Editor') }, 'ok'],
  ['after another ride came', { affected: [7, 8, 9] }, 'CHANGED_SINCE'],
  ['after one was cancelled and another came', { affected: [7, 9] }, 'CHANGED_SINCE'],
  ['with the rides in another order', { affected: [8, 7] }, 'ok'],
])('Closing: %s', (_what, differs, decision) => {
  const facts = {
    actor: by('Manager'),
    tracks: ['open' as const],
    toGiveBack: 0,
    managerUpTo: 200_000,
    seen: [7, 8],
    affected: [7, 8],
  };
  expect(decideClosing({ ...facts, ...differs })).toBe(decision);
});

test.each([
  ['as planned', {}, 'ok'],
  ['until before it begins', { until: closure.from }, 'FAILED_VALIDATION'],
  ['that are over', { now: closure.until }, 'TOO_LATE'],
  ['of more than 31 days', { until: at('2026-08-04T11:00:01Z') }, 'FAILED_VALIDATION'],
  ['of 31 days, on one of which the clocks go back', { until: at('2026-08-04T11:00:00Z') }, 'ok'],
  ['of a lifetime', { until: at('2099-01-01T00:00:00Z') }, 'FAILED_VALIDATION'],
])('The times of a closure %s', (_what, differs, decision) => {
  expect(decideClosureTimes({ now, from: closure.from, until: closure.until, ...differs })).toBe(decision);
});

test('A sum that an Editor may give back needs none else', () => {
  expect(needsEditor({ actor: by('Manager'), toGiveBack: 1, managerUpTo: 0 })).toBe(true);
  expect(needsEditor({ actor: by('Editor'), toGiveBack: 1, managerUpTo: 0 })).toBe(false);
});

test('Lifting and telling are the desk’s, and change nothing once a closure is over', () => {
  expect(decideLifting(by('Manager'), closure, now)).toBe('ok');
  expect(decideLifting(by('Manager'), closure, closure.until)).toBe('unchanged');
  expect(decideLifting(by('Manager'), null, now)).toBe('NOT_FOUND');
  expect(decideLifting(by('User'), closure, now)).toBe('FORBIDDEN');
  expect(decideTellingOfClosure(by('Manager'), {})).toBe('ok');
  expect(decideTellingOfClosure(by('Manager'), null)).toBe('NOT_FOUND');
  expect(decideTellingOfClosure(by('User'), {})).toBe('FORBIDDEN');
});

test('An alternative is held for an hour, at most until an hour before it starts', () => {
  const heldUntil = (start: string) => heldUntilOf({ start: at(start) }, now)?.toString() ?? null;
  expect(heldUntil('2026-07-05T09:00:00Z')).toBe('2026-07-04T10:00:00Z');
  expect(heldUntil('2026-07-04T10:30:00Z')).toBe('2026-07-04T09:30:00Z');
  expect(heldUntil('2026-07-04T10:04:00Z')).toBeNull();
});

test('A rider chooses until the hold ends or the closure begins, whichever is later', () => {
  const until = (held: string | null) => answerUntilOf(closure, held === null ? null : at(held)).toString();
  expect(until(null)).toBe('2026-07-04T10:00:00Z');
  expect(until('2026-07-04T09:30:00Z')).toBe('2026-07-04T10:00:00Z');
  expect(until('2026-07-04T10:30:00Z')).toBe('2026-07-04T10:30:00Z');
});

const ride = aSlot({ start: at('2026-07-04T11:00:00Z'), rider: me });

test.each([
  ['a free slot', {}, 'ok'],
  ['nothing', { to: null }, 'NOT_FOUND'],
  ['its own slot', { to: ride }, 'FAILED_VALIDATION'],
  ['a longer one', { to: aSlot({ minutes: 30 }) }, 'FAILED_VALIDATION'],
  ['a place at an event', { to: aSlot({ event: 7 }) }, 'FAILED_VALIDATION'],
  ['another’s', { to: aSlot({ rider: other }) }, 'SLOT_TAKEN'],
  ['one kept for others', { to: aSlot({ isReserved: true }) }, 'SLOT_TAKEN'],
  ['the one that is held for it', { to: aSlot({ rider: me }), isHeldForIt: true }, 'ok'],
  ['one of their own', { to: aSlot({ rider: me }) }, 'SLOT_TAKEN'],
  ['one that has begun', { to: aSlot({ start: now }) }, 'TOO_LATE'],
  ['one of a closed track', { toTrack: 'closed' as const }, 'TRACK_CLOSED'],
  ['one inside a closure', { toClosure: closure }, closedBy(closure)],
  ['once it is decided', { state: 'moved' as const }, 'CHANGED_SINCE'],
  ['of an erased account', { isRiderActive: false }, 'INVALID_FOREIGN_KEY'],
])('Instead of a closed ride, %s', (_what, differs, decision) => {
  const facts = {
    state: 'asked' as const,
    from: ride,
    to: aSlot(),
    now,
    toTrack: 'open' as const,
    toClosure: null,
    isHeldForIt: false,
    isRiderActive: true,
  };
  expect(decideClosedMove({ ...facts, ...differs })).toEqual(decision);
});

test('A rain check stands for money, and money of the desk waits there', () => {
  const facts = { state: 'asked', paidBy: 'desk', isMoneyBack: false } as const;
  expect(decideRainCheck(facts)).toBe('ok');
  expect(decideRainCheck({ ...facts, state: 'owed', paidBy: 'online' })).toBe('ok');
  expect(decideRainCheck({ ...facts, paidBy: 'online', isMoneyBack: true })).toBe('SLOT_NOT_BOOKED');
  expect(decideRainCheck({ ...facts, paidBy: 'pass' })).toBe('SLOT_NOT_BOOKED');
  expect(decideRainCheck({ ...facts, paidBy: 'nothing' })).toBe('SLOT_NOT_BOOKED');
  expect(decideRainCheck({ ...facts, state: 'lapsed' })).toBe('CHANGED_SINCE');
  expect(decideOpenRide('gone')).toBe('CHANGED_SINCE');
  const paidBy = ['desk', 'online', 'pass', 'nothing'] as const;
  const silent = (question: RideQuestion, hasArrived: boolean) =>
    paidBy.map((each) => endingOf(question, { paidBy: each, hasArrived }));
  expect(silent('choose', false)).toEqual(['owed', 'lapsed', 'lapsed', 'lapsed']);
  expect(silent('choose', true)).toEqual(['owed', 'lapsed', 'lapsed', 'lapsed']);
  expect(silent('answer', false)).toEqual(['owed', 'lapsed', 'lapsed', 'lapsed']);
  expect(silent('answer', true)).toEqual(['kept', 'kept', 'kept', 'kept']);
  expect(silent('confirm', false)).toEqual(['kept', 'kept', 'kept', 'kept']);
});

test('Money of the desk waits; a ride that takes place frees its slot, and one that cannot keeps it', () => {
  const paidBy = ['online', 'pass', 'nothing'] as const;
  for (const question of ['choose', 'answer', 'confirm'] as const)
    expect(paidBy.map((each) => givenBackAs(question, each))).toEqual(['back', 'back', 'back']);
  expect(givenBackAs('choose', 'desk')).toBe('owed');
  expect(givenBackAs('answer', 'desk')).toBe('backOwed');
  expect(givenBackAs('confirm', 'desk')).toBe('backOwed');
});

test('A delayed ride may keep its new time while its rider is asked, and one that cannot take place may not', () => {
  const facts = { state: 'asked', question: 'answer', start: now, seenStart: null } as const;
  expect(decideKeepingRide(facts)).toBe('ok');
  expect(decideKeepingRide({ ...facts, question: 'confirm' })).toBe('ok');
  expect(decideKeepingRide({ ...facts, question: 'choose' })).toBe('FAILED_VALIDATION');
  for (const state of ['owed', 'kept', 'lapsed', 'gone'] as const)
    expect(decideKeepingRide({ ...facts, state })).toBe('CHANGED_SINCE');
});

test('A delayed ride keeps no other time than its rider has seen', () => {
  const facts = { state: 'asked', question: 'confirm', start: now } as const;
  expect(decideKeepingRide({ ...facts, seenStart: now })).toBe('ok');
  expect(decideKeepingRide({ ...facts, seenStart: now.subtract({ minutes: 20 }) })).toBe('CHANGED_SINCE');
});

test('A ride under way is the desk’s', () => {
  expect(isAffected(closure, ride, now)).toBe(true);
  expect(isAffected(closure, ride, ride.start)).toBe(false);
});
