import type { NewAsset } from '@cablepark/contract/park/tracks.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createTrack } from './create-track.ts';

/** Creates the tracks, all or none. @returns their ids in the order given. @throws as `createTrack`. */
export async function createTracks(
  context: AppContext,
  actor: Actor,
  newTracks: readonly NewAsset[],
): Promise<number[]> {
  const trackIds = await inTransaction(context, actor, async (transaction) => {
    const ids: number[] = [];
    for (const each of newTracks) ids.push(await createTrack(transaction, each));
    return ids;
  });
  context.tracks.forget();
  return trackIds;
}
