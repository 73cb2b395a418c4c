import type { Obstacle, Track } from '@cablepark/domain/tracks/track';
import type { WireCollection } from '../collections.ts';
import { type AssetRow, type ObstacleRow, ourAssetFields, plainAsset } from './tracks.schema.ts';

export const assetCollection = {
  name: 'Asset',
  row: plainAsset,
  onRequest: ourAssetFields,
} as const satisfies WireCollection;

export const assetFields = [
  'id',
  'name',
  'name_en',
  'description',
  'description_en',
  'length',
  'level',
  'colour',
  'sort',
  'status',
  'obstacles',
] as const satisfies readonly (keyof AssetRow)[];

export function readAssetRow(row: AssetRow): Track {
  const { name_en, description_en, sort, obstacles, ...same } = row;
  return {
    ...same,
    nameEn: name_en,
    descriptionEn: description_en,
    order: sort,
    obstacles: obstacles.map(readObstacleRow),
  };
}

export function writeAssetRow(track: Track): AssetRow {
  return {
    id: track.id,
    name: track.name,
    name_en: track.nameEn,
    description: track.description,
    description_en: track.descriptionEn,
    length: track.length,
    level: track.level,
    colour: track.colour,
    sort: track.order,
    status: track.status,
    obstacles: track.obstacles.map(writeObstacleRow),
  };
}

function readObstacleRow({ name, name_en, picture }: ObstacleRow): Obstacle {
  return { name, nameEn: name_en, picture };
}

function writeObstacleRow({ name, nameEn, picture }: Obstacle): ObstacleRow {
  return { name, name_en: nameEn, picture };
}
