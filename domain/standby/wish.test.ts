import { describe, expect, test } from 'vitest';
import { aSlot, at } from '../testing/slot.ts';
import {
  afterOffer,
  competes,
  decideLeaving,
  decideResuming,
  decideWishing,
  isOfferedAgain,
  isWished,
  offerStates,
  offerTimeOf,
  type WishingFacts,
  type WishState,
} from './wish.ts';

const evening = { track: 1, from: at('2026-07-04T14:00:00Z'), until: at('2026-07-04T17:00:00Z') };

describe('A slot is wished for', () => {
  test.each<[string, Parameters<typeof aSlot>[0], boolean]>([
    ['that begins with the time', { start: evening.from }, true],
    ['that ends with it', { start: at('2026-07-04T16:45:00Z') }, true],
    ['that begins before', { start: at('2026-07-04T13:45:00Z') }, false],
    ['that ends after', { start: at('2026-07-04T16:50:00Z') }, false],
    ['of another track', { start: evening.from, track: 2 }, false],
    ['of an event', { start: evening.from, event: 1 }, false],
  ])('%s: %o is %s', (_, slot, isIt) => {
    expect(isWished(evening, aSlot(slot))).toBe(isIt);
  });

  test('of any track', () => {
    expect(isWished({ ...evening, track: null }, aSlot({ start: evening.from, track: 7 }))).toBe(true);
  });
});

test.each([
  [evening, true],
  [{ ...evening, track: null }, true],
  [{ ...evening, track: 2 }, false],
  [{ ...evening, from: evening.until, until: at('2026-07-04T18:00:00Z') }, false],
])('Two wishes compete: %o is %s', (other, isSo) => {
  expect(competes(evening, other)).toBe(isSo);
  expect(competes(other, evening)).toBe(isSo);
});

describe('A rider may wish', () => {
  const facts: WishingFacts = {
    ...evening,
    now: at('2026-07-04T08:00:00Z'),
    isOneDay: true,
    isTrackOpen: true,
    open: { inAll: 0, onDay: 0 },
  };
  test.each<[string, Partial<WishingFacts>, string]>([
    ['for a day to come', {}, 'ok'],
    ['while its time lasts', { now: at('2026-07-04T16:00:00Z') }, 'ok'],
    ['for a time that is over', { now: evening.until }, 'TOO_LATE'],
    ['for no time', { until: evening.from }, 'FAILED_VALIDATION'],
    ['for two days', { isOneDay: false }, 'FAILED_VALIDATION'],
    ['for the year after next', { now: at('2024-07-04T08:00:00Z') }, 'FAILED_VALIDATION'],
    ['for a closed track', { isTrackOpen: false }, 'TRACK_CLOSED'],
    ['three times a day', { open: { inAll: 3, onDay: 2 } }, 'ok'],
    ['four times a day', { open: { inAll: 3, onDay: 3 } }, 'WISH_LIMIT'],
    ['thirteen times', { open: { inAll: 12, onDay: 0 } }, 'WISH_LIMIT'],
  ])('%s: %o is %s', (_, differs, decision) => {
    expect(decideWishing({ ...facts, ...differs })).toBe(decision);
  });
});

test.each<[WishState | null, string, string]>([
  ['waiting', 'ok', 'unchanged'],
  ['offered', 'ok', 'unchanged'],
  ['paused', 'ok', 'ok'],
  ['served', 'unchanged', 'CHANGED_SINCE'],
  ['left', 'unchanged', 'CHANGED_SINCE'],
  [null, 'NOT_FOUND', 'NOT_FOUND'],
])('A wish that is %s: leaving is %s, resuming is %s', (state, leaving, resuming) => {
  const wish = state && { state, until: evening.until };
  expect(decideLeaving(wish)).toBe(leaving);
  expect(decideResuming(wish, evening.from)).toBe(resuming);
});

test('A wish that is over is not resumed', () => {
  expect(decideResuming({ state: 'paused', until: evening.until }, evening.until)).toBe('TOO_LATE');
});

test.each([
  [600, { minutes: 10, isFirstTap: false }],
  [45, { minutes: 10, isFirstTap: false }],
  [44, { minutes: 10, isFirstTap: true }],
  [15, { minutes: 5, isFirstTap: true }],
  [3, { minutes: 1, isFirstTap: true }],
])('%d minutes before its start a slot is offered for %o', (minutes, expected) => {
  const now = at('2026-07-04T08:00:00Z');
  const offer = offerTimeOf({ start: now.add({ minutes }) }, now);
  expect(offer).toEqual({
    until: now.add({ minutes: expected.minutes }),
    isFirstTap: expected.isFirstTap,
  });
});

test('Three minutes before its start it is offered to nobody', () => {
  const now = at('2026-07-04T08:00:00Z');
  expect(offerTimeOf({ start: now.add({ seconds: 179 }) }, now)).toBeNull();
});

test.each([
  ['taken', 1, { state: 'served', lapses: 0 }],
  ['declined', 1, { state: 'waiting', lapses: 1 }],
  ['gone', 1, { state: 'waiting', lapses: 1 }],
  ['unsent', 1, { state: 'waiting', lapses: 1 }],
  ['lapsed', 0, { state: 'waiting', lapses: 1 }],
  ['lapsed', 1, { state: 'paused', lapses: 2 }],
] as const)('After an offer that is %s, with %d before, the wish is %o', (end, lapses, after) => {
  expect(afterOffer(end, lapses)).toEqual(after);
});

test('A wish is offered a slot again that the park took back, or of which no mail was sent', () => {
  expect(offerStates.filter(isOfferedAgain)).toEqual(['gone', 'unsent']);
});
