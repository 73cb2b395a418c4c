import type { Obstacle, Track, TrackColour, TrackLevel, TrackStatus } from '@cablepark/domain/tracks/track';

export interface ObstacleRow {
  name: string;
  name_en: string | null;
  picture: string | null;
}

/** A track in the API (SPEC.md §3, Asset); all fields but `id` and `name` are ours (WIRE.md). */
export interface AssetRow {
  id: number;
  name: string;
  name_en: string | null;
  description: string | null;
  description_en: string | null;
  /** Metres. */
  length: number | null;
  level: TrackLevel | null;
  colour: TrackColour;
  sort: number;
  status: TrackStatus;
  obstacles: readonly ObstacleRow[];
}

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
