import type { Track } from '@cablepark/domain/tracks/track';
import { describe, expect, test } from 'vitest';
import { assetPatch, newAsset } from './tracks.schema.ts';
import { assetFields, readAssetRow, writeAssetRow } from './tracks.ts';

const track: Track = {
  id: 3,
  name: 'Zatoka',
  nameEn: 'The bay',
  description: 'Spokojna woda.',
  descriptionEn: null,
  length: 180,
  level: 'sporty',
  colour: 'pine',
  status: 'open',
  order: 2,
  obstacles: [{ name: 'Rura', nameEn: 'Pipe', picture: 'obstacle-pipe' }],
};

test('A track comes back from the wire as it went, and no field of it is forgotten', () => {
  const row = writeAssetRow(track);
  expect(readAssetRow(row)).toEqual(track);
  expect(Object.keys(row).toSorted()).toEqual(assetFields.toSorted());
});

describe('What an Admin may write', () => {
  test('A name is enough', () => {
    expect(newAsset.parse({ name: ' Zatoka ' })).toEqual({ name: 'Zatoka' });
    expect(newAsset.safeParse({}).success).toBe(false);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ length: 5 }, 'length'],
    [{ length: 200.5 }, 'length'],
    [{ level: 'expert' }, 'level'],
    [{ colour: '#0f8b9d' }, 'colour'],
    [{ status: 'gone' }, 'status'],
    [{ obstacles: [{ name: 'Rura', name_en: null, picture: '../x' }] }, 'obstacles.0.picture'],
    [{ obstacles: [{ name: 'Rura' }] }, 'obstacles.0.name_en'],
    [{ id: 3 }, ''],
  ])('%j is refused at "%s"', (patch, path) => {
    expect(assetPatch.safeParse(patch).error?.issues[0]?.path.join('.')).toBe(path);
  });
});
