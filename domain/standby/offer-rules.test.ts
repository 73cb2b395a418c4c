import { describe, expect, test } from 'vitest';
import { defaultPolicy } from '../park/policy.ts';
import { aSlot, at, me, other } from '../testing/slot.ts';
import {
  decideDeclining,
  decideOffer,
  decideTaking,
  type StandbyFacts,
  type TakingFacts,
} from './offer-rules.ts';
import { offerStates } from './wish.ts';

const now = at('2026-07-04T08:00:00Z');

describe('A slot is offered to who waits', () => {
  const slot = aSlot({ isReserved: true });
  const facts: StandbyFacts = {
    slot,
    rider: me,
    actor: { id: me, role: 'User' },
    now,
    isRiderActive: true,
    track: 'open',
    closure: null,
    rides: [],
    isEmailProved: true,
    held: { inAll: 0, onDay: 0 },
    limits: defaultPolicy,
  };
  const { start } = slot;
  test.each<[string, Partial<StandbyFacts>, unknown]>([
    ['in turn', {}, 'ok'],
    ['not once it has begun', { now: start }, 'TOO_LATE'],
    ['not while it is booked', { slot: aSlot({ rider: other }) }, 'SLOT_TAKEN'],
    ['not one of their own', { slot: aSlot({ rider: me }) }, 'SLOT_TAKEN'],
    ['not at an event', { slot: aSlot({ event: 1 }) }, 'FORBIDDEN'],
    ['not while they are blocked', { isRiderActive: false }, 'INVALID_FOREIGN_KEY'],
    ['not on a closed track', { track: 'closed' }, 'TRACK_CLOSED'],
    [
      'not while they ride',
      { rides: [{ start: start.subtract({ minutes: 5 }), minutes: 10 }] },
      'SLOT_TAKEN',
    ],
    ['right after they ride', { rides: [{ start: start.subtract({ minutes: 15 }), minutes: 15 }] }, 'ok'],
    [
      'not beyond their limits',
      { held: { inAll: 16, onDay: 16 } },
      { code: 'RIDE_LIMIT', limit: 16, per: 'day' },
    ],
  ])('%s: %o is %s', (_, differs, decision) => {
    expect(decideOffer({ ...facts, ...differs })).toEqual(decision);
  });
});

describe('An offered slot is taken', () => {
  const offer = { state: 'open', until: now.add({ minutes: 10 }) } as const;
  test.each<[string, Partial<TakingFacts>, string]>([
    ['in time', {}, 'ok'],
    ['not at its end', { now: offer.until }, 'TOO_LATE'],
    ['not without an offer', { offer: null }, 'NOT_FOUND'],
    ['once', { offer: { ...offer, state: 'taken' } }, 'unchanged'],
    ['not after another', { offer: { ...offer, state: 'gone' } }, 'SLOT_TAKEN'],
    ['not after it was given back', { offer: { ...offer, state: 'declined' } }, 'TOO_LATE'],
    ['not after it ran out', { offer: { ...offer, state: 'lapsed' } }, 'TOO_LATE'],
    ['not while somebody has it', { isKept: false }, 'SLOT_TAKEN'],
  ])('%s: %o is %s', (_, differs, decision) => {
    expect(decideTaking({ offer, now, isKept: true, ...differs })).toBe(decision);
  });
});

test('An offer is given back while it is open', () => {
  expect(offerStates.map((state) => decideDeclining({ state }))).toEqual([
    'ok',
    'CHANGED_SINCE',
    'unchanged',
    'unchanged',
    'unchanged',
    'unchanged',
  ]);
  expect(decideDeclining(null)).toBe('NOT_FOUND');
});
