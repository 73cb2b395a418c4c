import { writeAssetRow } from '@cablepark/contract/park/tracks';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideTrackDeletion } from '@cablepark/domain/tracks/track-rules';
import type { AppContext } from '../../context.ts';
import { lockTrackList } from '../../db/locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';
import { deleteTrackRow, findTracks, isTrackNamed } from './rows/tracks.store.ts';
import { deletionFailure } from './track-errors.ts';

/** Deletes a track without references. @throws TRACK_IN_USE, FORBIDDEN (no such track). */
async function deleteTrack(transaction: TransactionContext, id: number): Promise<void> {
  const { db, engine } = transaction;
  await lockTrackList(db, engine);
  const track = (await findTracks(db)).find((each) => each.id === id);
  if (!track) throw new ParkError('NOT_FOUND');
  enforce(decideTrackDeletion(await isTrackNamed(db, id)));
  try {
    await deleteTrackRow(db, id);
  } catch (error) {
    throw deletionFailure(error);
  }
  const { id: _, ...before } = writeAssetRow(track);
  await writeAudit(transaction, { action: 'track.delete', subjectId: id, before });
}

/** Deletes the tracks, all or none. @throws as `deleteTrack`. */
export async function deleteTracks(context: AppContext, actor: Actor, ids: readonly number[]): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    for (const id of new Set(ids)) await deleteTrack(transaction, id);
  });
  context.tracks.forget();
}
