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

/** Schemas of tracks in the API. In a file apart from `tracks.ts`, so that pages that only show tracks do not load them. */

const { name, nameEn, picture } = obstacle.shape;
export const obstacleRow = z.strictObject({ name, name_en: nameEn, picture });
const obstacleRows = z.array(obstacleRow).check(z.maxLength(24));

/** A whole track, as in `GET /server/info`. */
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

/** PATCH /items/Asset/{id}: absent fields keep their value. */
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

/** POST /items/Asset: only the name is required. */
export const newAsset = z.extend(assetPatch, { name: trackName });
export type NewAsset = z.infer<typeof newAsset>;
