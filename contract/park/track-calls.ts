import type { Call } from '../call.ts';
import { assetBulkPatch, assetDeletion, assetPatch, newAssets, plainAsset } from './tracks.schema.ts';

/** One, or a list: all of it or nothing. The answer has the same form. */
export const createTracksCall = {
  method: 'POST',
  path: '/items/Asset',
  body: newAssets,
} as const satisfies Call;

export const changeTrackCall = {
  method: 'PATCH',
  path: '/items/Asset/:id',
  body: assetPatch,
  answer: plainAsset,
} as const satisfies Call;

export const changeTracksCall = {
  method: 'PATCH',
  path: '/items/Asset',
  body: assetBulkPatch,
} as const satisfies Call;

export const deleteTrackCall = { method: 'DELETE', path: '/items/Asset/:id' } as const satisfies Call;

export const deleteTracksCall = {
  method: 'DELETE',
  path: '/items/Asset',
  body: assetDeletion,
} as const satisfies Call;
