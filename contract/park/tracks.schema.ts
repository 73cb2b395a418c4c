import { mostTracks } from '@cablepark/domain/tracks/track';
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
import { rowId } from '../fields.schema.ts';

const { name, nameEn, picture } = obstacle.shape;
export const obstacleRow = z.strictObject({ name, name_en: nameEn, picture });
export type ObstacleRow = z.infer<typeof obstacleRow>;
const obstacleRows = z.array(obstacleRow).check(z.maxLength(24));

/** A track in the API (SPEC.md §3, Asset); all fields but `id` and `name` are ours (WIRE.md). */
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
export type AssetRow = z.infer<typeof assetRow>;
/** The fields of `*`; the others are ours, and a query must name them. */
const plainFields = { id: true, name: true } as const;
export const plainAsset = z.pick(assetRow, plainFields);
export const ourAssetFields = z.omit(assetRow, plainFields);

/** Absent fields keep their value. */
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

/** Only the name is required. */
export const newAsset = z.extend(assetPatch, { name: trackName });
export type NewAsset = z.infer<typeof newAsset>;
/** One, or several at once. */
export const newAssets = z.union([z.array(newAsset).check(z.maxLength(mostTracks)), newAsset]);

const assetIds = z.array(rowId).check(z.maxLength(100));
export const assetBulkPatch = z.strictObject({ keys: assetIds, data: assetPatch });
/** An array, or the official client's form. */
export const assetDeletion = z.union([assetIds, z.object({ keys: assetIds })]);
