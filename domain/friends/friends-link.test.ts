import { describe, expect, test } from 'vitest';
import { at } from '../testing/slot.ts';
import {
  decideClaiming,
  decideLink,
  decideTakingLinkBack,
  type LinkFacts,
  latestLinkEnd,
  linkPausedUntil,
  placeStateOf,
} from './friends-link.ts';

const now = at('2026-07-04T08:03:00Z');
const rider = { id: 'ola', role: 'User' } as const;

describe('The latest end of a link', () => {
  test.each([
    ['a day on', ['2026-07-09T10:00:00Z'], '2026-07-05T08:00:00Z'],
    [
      'two hours before the first of the slots',
      ['2026-07-04T16:30:00Z', '2026-07-04T16:15:00Z'],
      '2026-07-04T14:15:00Z',
    ],
    ['twelve minutes on', ['2026-07-04T10:15:00Z'], '2026-07-04T08:15:00Z'],
  ])('is %s', (_what, starts, end) => {
    expect(latestLinkEnd(starts.map(at), now)).toEqual(at(end));
  });

  test('is nowhere where the first slot is too near', () => {
    expect(latestLinkEnd([at('2026-07-09T10:00:00Z'), at('2026-07-04T10:10:00Z')], now)).toBeNull();
  });
});

describe('A link', () => {
  const facts: LinkFacts = {
    actor: rider,
    isEmailProved: true,
    slots: [{ start: at('2026-07-04T16:30:00Z'), event: null }],
    slotsInAll: 2,
    until: at('2026-07-04T14:30:00Z'),
    now,
    pausedUntil: null,
  };

  test.each<[string, Partial<LinkFacts>, unknown]>([
    ['up to two hours before', {}, 'ok'],
    ['later than that', { until: at('2026-07-04T14:30:01Z') }, 'FAILED_VALIDATION'],
    ['of a few minutes', { until: at('2026-07-04T08:10:00Z') }, 'FAILED_VALIDATION'],
    ['in the past', { until: at('2026-07-04T08:00:00Z') }, 'FAILED_VALIDATION'],
    ['of a slot too near', { slots: [{ start: at('2026-07-04T10:00:00Z'), event: null }] }, 'TOO_LATE'],
    ['without a proved address', { isEmailProved: false }, 'FORBIDDEN'],
    ['of nothing', { slots: [] }, 'FAILED_VALIDATION'],
    ['of more than a rider books at once', { slotsInAll: 13 }, 'FAILED_VALIDATION'],
    ['of a place at an event', { slots: [{ start: at('2026-07-04T16:30:00Z'), event: 3 }] }, 'FORBIDDEN'],
    [
      'during a pause',
      { pausedUntil: at('2026-07-04T08:03:01Z') },
      { code: 'HOLD_AGAIN_LATER', until: at('2026-07-04T08:03:01Z') },
    ],
    ['after a pause', { pausedUntil: now }, 'ok'],
  ])('%s', (_what, change, decision) => {
    expect(decideLink({ ...facts, ...change })).toEqual(decision);
  });
});

describe('A pause', () => {
  const place = (ended: string) => ({
    made: at('2026-07-04T08:00:00Z'),
    until: at('2026-07-04T18:00:00Z'),
    ended: at(ended),
  });

  test.each([
    ['none without untaken places', [], null],
    ['none where they were given back soon', [place('2026-07-04T12:59:59Z')], null],
    ['a day from a late return', [place('2026-07-04T13:00:00Z')], '2026-07-05T13:00:00Z'],
    [
      'a day from the last lapse',
      [place('2026-07-04T18:00:00Z'), place('2026-07-04T17:00:00Z')],
      '2026-07-05T18:00:00Z',
    ],
  ])('%s', (_what, places, until) => {
    expect(linkPausedUntil(places)).toEqual(until === null ? null : at(until));
  });
});

describe('A place', () => {
  const until = at('2026-07-04T09:00:00Z');

  test.each([
    ['held', null, null, '2026-07-04T08:59:59Z', 'open'],
    ['held', null, null, '2026-07-04T09:00:00Z', 'lapsed'],
    ['lapsed', 'unclaimed', null, '2026-07-04T09:00:00Z', 'lapsed'],
    ['lapsed', 'unpayable', null, '2026-07-04T08:30:00Z', 'withdrawn'],
    ['cancelled', 'rider', null, '2026-07-04T08:30:00Z', 'withdrawn'],
    ['booked', null, null, '2026-07-04T09:30:00Z', 'kept'],
    ['cancelled', 'claimed', 'held', '2026-07-04T08:30:00Z', 'taken'],
    ['cancelled', 'claimed', 'booked', '2026-07-04T09:30:00Z', 'taken'],
    ['cancelled', 'claimed', 'missed', '2026-07-04T09:30:00Z', 'taken'],
    ['cancelled', 'claimed', 'lapsed', '2026-07-04T08:30:00Z', 'freed'],
    ['cancelled', 'claimed', 'cancelled', '2026-07-04T08:30:00Z', 'freed'],
  ] as const)('held by one %s (%s), taken by one %s, at %s is %s', (hold, end, taking, moment, state) => {
    expect(placeStateOf({ hold, end, taking, until }, at(moment))).toBe(state);
  });

  test.each([
    ['open', null, 'ok'],
    ['taken', 'ola', 'unchanged'],
    ['taken', 'jan', 'SLOT_TAKEN'],
    ['freed', 'ola', 'SLOT_TAKEN'],
    ['kept', null, 'SLOT_TAKEN'],
    ['withdrawn', null, 'SLOT_TAKEN'],
    ['lapsed', null, 'TOO_LATE'],
  ] as const)('that is %s by %s answers %s', (state, takenBy, decision) => {
    expect(decideClaiming({ state, takenBy }, 'ola')).toBe(decision);
  });

  test('of another link is none', () => {
    expect(decideClaiming(null, 'ola')).toBe('NOT_FOUND');
  });
});

test('A link is taken back once, by whose it is', () => {
  expect([{ openPlaces: 2 }, { openPlaces: 0 }, null].map(decideTakingLinkBack)).toEqual([
    'ok',
    'unchanged',
    'NOT_FOUND',
  ]);
});
