import type { Track } from '@cablepark/domain/tracks/track';
import { describe, expect, test } from 'vitest';
import { emptyTrack, formOf, patchOf, placesAfter, readForm, type TrackForm } from './trackForm.ts';

const track: Track = {
  id: 3,
  name: 'Zatoka',
  nameEn: null,
  description: 'Spokojna woda.',
  descriptionEn: null,
  length: 180,
  level: 'sporty',
  colour: 'pine',
  status: 'closed',
  order: 2,
  obstacles: [{ name: 'Rura', nameEn: 'Pipe', picture: 'obstacle-pipe' }],
};

function trackOf(form: TrackForm) {
  const read = readForm(form);
  if ('faults' in read) throw new Error([...read.faults].join(', '));
  return read.track;
}

describe('The form of a track', () => {
  test('sends nothing where nothing was changed', () => {
    expect(patchOf(formOf(track), trackOf(formOf(track)))).toEqual({});
  });

  test('sends only what was changed', () => {
    const before = formOf(track);
    const after = trackOf({ ...before, nameEn: ' The bay ', length: '' });
    expect(patchOf(before, after)).toEqual({ name_en: 'The bay', length: null });
  });

  test('sends the obstacles as a whole', () => {
    const before = formOf(track);
    const box = { key: 7, name: 'Box', nameEn: ' ', picture: null };
    expect(patchOf(before, trackOf({ ...before, obstacles: [box, ...before.obstacles] }))).toEqual({
      obstacles: [
        { name: 'Box', name_en: null, picture: null },
        { name: 'Rura', name_en: 'Pipe', picture: 'obstacle-pipe' },
      ],
    });
  });

  test('needs a name, and no more', () => {
    const named = trackOf({ ...emptyTrack('teal'), name: 'Zatoka' });
    expect(named).toMatchObject({ name: 'Zatoka', length: null, level: null, obstacles: [] });
    expect(readForm(emptyTrack('teal'))).toEqual({ faults: new Set(['name']) });
  });

  test.each([
    [{ length: '5' }, 'length'],
    [{ length: '180,5' }, 'length'],
    [{ nameEn: 'x'.repeat(61) }, 'name_en'],
    [{ description: 'x'.repeat(601) }, 'description'],
    [{ obstacles: [{ key: 1, name: '', nameEn: '', picture: null }] }, 'obstacles.0.name'],
  ])('says of %j which field is wrong', (wrong, field) => {
    expect(readForm({ ...formOf(track), ...wrong })).toEqual({ faults: new Set([field]) });
  });
});

describe('A track that changes places', () => {
  const tracks = [
    { id: 5, order: 1 },
    { id: 6, order: 2 },
    { id: 7, order: 3 },
  ];

  test('changes them with its neighbour alone', () => {
    expect(placesAfter(tracks, 7, -1)).toEqual([
      { id: 7, sort: 2 },
      { id: 6, sort: 3 },
    ]);
  });

  test('stays where there is no place further on', () => {
    expect(placesAfter(tracks, 5, -1)).toEqual([]);
    expect(placesAfter(tracks, 7, 1)).toEqual([]);
  });

  test('puts tracks in order that had one place', () => {
    const alike = [
      { id: 5, order: 0 },
      { id: 6, order: 0 },
    ];
    expect(placesAfter(alike, 5, 1)).toEqual([
      { id: 6, sort: 1 },
      { id: 5, sort: 2 },
    ]);
  });
});
