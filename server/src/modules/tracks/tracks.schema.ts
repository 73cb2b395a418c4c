import { rowId } from '@cablepark/contract/fields.schema';
import { assetPatch, newAsset } from '@cablepark/contract/park/tracks.schema';
import { mostTracks } from '@cablepark/domain/tracks/track';
import * as z from 'zod';

/** POST /items/Asset: one, or several at once. */
export const newAssets = z.union([z.array(newAsset).max(mostTracks), newAsset]);

const assetIds = z.array(rowId).max(100);
export const assetBulkPatch = z.strictObject({ keys: assetIds, data: assetPatch });
/** DELETE with an array, or in the official client's form. */
export const assetDeletion = z.union([assetIds, z.object({ keys: assetIds })]);
