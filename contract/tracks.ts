import type { Obstacle, Track, TrackColour, TrackLevel, TrackStatus } from '@cablepark/domain/tracks/track';
import {
  obstacle,
  trackColour,
  trackDescription,
  trackLength,
  trackLevel,
  trackName,
  trackOrder,
  trackStatus,
} from '@cablepark/domain/tracks/track.schema';
import * as z from 'zod/mini';

export interface ObstacleRow {
  name: string;
  name_en: string | null;
  picture: string | null;
}

/** A track as it crosses the wire (SPEC.md §3, Asset); all but `id` and `name` are ours (WIRE.md). */
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

const { name, nameEn, picture } = obstacle.shape;
export const obstacleRow = z.strictObject({ name, name_en: nameEn, picture });
const obstacleRows = z.array(obstacleRow).check(z.maxLength(24));

/** A whole track, as `GET /server/info` tells it. */
export const assetRow = z.strictObject({
  id: z.int(),
  name: trackName,
  name_en: z.nullable(trackName),
  description: z.nullable(trackDescription),
  description_en: z.nullable(trackDescription),
  length: z.nullable(trackLength),
  level: z.nullable(trackLevel),
  colour: trackColour,
  sort: trackOrder,
  status: trackStatus,
  obstacles: z.readonly(obstacleRows),
});

/** PATCH /items/Asset/{id}: what is not named stays. */
export const assetPatch = z.strictObject({
  name: z.optional(trackName),
  name_en: z.optional(z.nullable(trackName)),
  description: z.optional(z.nullable(trackDescription)),
  description_en: z.optional(z.nullable(trackDescription)),
  length: z.optional(z.nullable(trackLength)),
  level: z.optional(z.nullable(trackLevel)),
  colour: z.optional(trackColour),
  sort: z.optional(trackOrder),
  status: z.optional(trackStatus),
  obstacles: z.optional(obstacleRows),
});
export type AssetPatch = z.infer<typeof assetPatch>;

/** POST /items/Asset: a name is enough. */
export const newAsset = z.extend(assetPatch, { name: trackName });
export type NewAsset = z.infer<typeof newAsset>;

export function readAssetRow(row: AssetRow): Track {
  return {
    id: row.id,
    name: row.name,
    nameEn: row.name_en,
    description: row.description,
    descriptionEn: row.description_en,
    length: row.length,
    level: row.level,
    colour: row.colour,
    status: row.status,
    order: row.sort,
    obstacles: row.obstacles.map(readObstacleRow),
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

export function readObstacleRow({ name, name_en, picture }: ObstacleRow): Obstacle {
  return { name, nameEn: name_en, picture };
}

export function writeObstacleRow({ name, nameEn, picture }: Obstacle): ObstacleRow {
  return { name, name_en: nameEn, picture };
}
