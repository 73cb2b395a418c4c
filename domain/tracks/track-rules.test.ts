import { describe, expect, test } from 'vitest';
import { aTrack } from '../testing/track.ts';
import { mostTracks, type Track, trackColours } from './track.ts';
import {
  decideTrackChange,
  decideTrackDeletion,
  decideTrackMaking,
  freeColour,
  nextPlace,
  type TrackChange,
  takesBookings,
} from './track-rules.ts';

const many = (count: number, differs: Partial<Track> = {}) =>
  Array.from({ length: count }, () => aTrack(differs));

test.each([
  ['open', null, true],
  ['open', 'User', true],
  ['closed', null, false],
  ['closed', 'User', false],
  ['closed', 'Manager', true],
  ['closed', 'Admin', true],
  ['retired', 'User', false],
  ['retired', 'Admin', false],
] as const)('A track that is %s takes bookings of %s: %s', (status, role, takes) => {
  expect(takesBookings(status, role)).toBe(takes);
});

describe('A new track', () => {
  const bay = aTrack({ name: 'Zatoka' });

  test.each([
    ['is made', aTrack(), [bay], true, 'ok'],
    ['is the twelfth', aTrack(), many(mostTracks - 1), true, 'ok'],
    ['would be one too many', aTrack(), many(mostTracks), true, 'TRACK_LIMIT'],
    ['is made beside any number of retired ones', aTrack(), many(20, { status: 'retired' }), true, 'ok'],
    ['is named like another', aTrack({ name: 'ZATOKA' }), [bay], true, 'RECORD_NOT_UNIQUE'],
    [
      'is named like a retired one',
      aTrack({ name: 'Zatoka' }),
      [aTrack({ name: 'Zatoka', status: 'retired' })],
      true,
      'ok',
    ],
    ['shows a picture that is not there', aTrack(), [bay], false, 'INVALID_FOREIGN_KEY'],
    ['is retired from the start', aTrack({ status: 'retired' }), many(mostTracks), true, 'ok'],
  ] as const)('%s', (_what, track, others, arePicturesKnown, decision) => {
    expect(decideTrackMaking(track, others, arePicturesKnown)).toBe(decision);
  });
});

describe('A change of a track', () => {
  const open = aTrack({ name: 'Zatoka' });
  const retired = { ...open, status: 'retired' as const };
  const decide = (differs: Partial<TrackChange>) =>
    decideTrackChange({
      before: open,
      after: open,
      isDifferent: true,
      others: [],
      arePicturesKnown: true,
      held: [],
      ...differs,
    });

  test.each<[string, Partial<TrackChange>, string]>([
    ['that changes nothing', { isDifferent: false, arePicturesKnown: false }, 'unchanged'],
    ['of its length', {}, 'ok'],
    ['of its length, where there are too many already', { others: many(mostTracks) }, 'ok'],
    ['of its length, where another has its name already', { others: [aTrack({ name: 'zatoka' })] }, 'ok'],
    ['of the size of its letters', { after: { ...open, name: 'ZATOKA' } }, 'ok'],
    [
      'to the name of another',
      { after: { ...open, name: 'Tor 1' }, others: [aTrack({ name: 'tor 1' })] },
      'RECORD_NOT_UNIQUE',
    ],
    [
      'to the name of a retired one',
      { after: { ...open, name: 'Tor 1' }, others: [aTrack({ name: 'tor 1', status: 'retired' })] },
      'ok',
    ],
    ['to a picture that is not there', { arePicturesKnown: false }, 'INVALID_FOREIGN_KEY'],
    ['that closes it, whoever holds a slot', { after: { ...open, status: 'closed' }, held: [7] }, 'ok'],
    ['that retires it when nobody holds a slot', { after: retired }, 'ok'],
    ['that brings it back', { before: retired }, 'ok'],
    ['that brings it back as one too many', { before: retired, others: many(mostTracks) }, 'TRACK_LIMIT'],
    [
      'that brings it back beside its namesake',
      { before: retired, others: [aTrack({ name: 'Zatoka' })] },
      'RECORD_NOT_UNIQUE',
    ],
    ['of a retired one, slots or not', { before: retired, after: retired, held: [7] }, 'ok'],
  ])('%s', (_what, change, decision) => {
    expect(decide(change)).toBe(decision);
  });

  test('Who would retire it learns of the first hundred slots that somebody holds, and how many there are', () => {
    const held = Array.from({ length: 130 }, (_, index) => index + 1);
    expect(decide({ after: retired, held })).toEqual({
      code: 'TRACK_IN_USE',
      slots: held.slice(0, 100),
      count: 130,
    });
  });
});

test('A track goes while nothing names it', () => {
  expect([decideTrackDeletion(false), decideTrackDeletion(true)]).toEqual(['ok', 'TRACK_IN_USE']);
});

test('A new track gets the first colour that is free, and the place after the last', () => {
  const tracks = [
    aTrack({ colour: 'teal', order: 3 }),
    aTrack({ colour: 'sun', order: 1 }),
    aTrack({ colour: 'coral', order: 9, status: 'retired' }),
  ];
  expect([freeColour(tracks), nextPlace(tracks)]).toEqual(['coral', 10]);
  expect([freeColour([]), nextPlace([])]).toEqual(['teal', 1]);
  expect(freeColour(trackColours.map((colour) => aTrack({ colour })))).toBe('teal');
});
