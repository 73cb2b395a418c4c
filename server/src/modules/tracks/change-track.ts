import { readAssetRow, writeAssetRow } from '@cablepark/contract/park/tracks';
import type { AssetPatch, AssetRow } from '@cablepark/contract/park/tracks.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideTrackChange } from '@cablepark/domain/tracks/track-rules';
import type { AppContext } from '../../context.ts';
import { lockTrackList, lockTracks } from '../../db/locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { differenceOf, writeAudit } from '../audit/index.ts';
import { reserveOpening } from '../slots/reserved/index.ts';
import { arePicturesKnown, findTracks, lockSlotsToCome, updateTrack } from './rows/tracks.store.ts';
import { trackError } from './track-errors.ts';

/**
 * Changes the fields in the patch.
 * @throws TRACK_IN_USE with the slots that must be freed before it retires; TRACK_LIMIT, RECORD_NOT_UNIQUE (its name), INVALID_FOREIGN_KEY (an
 * obstacle's picture), FORBIDDEN (no such track).
 */
async function changeTrack(transaction: TransactionContext, id: number, patch: AssetPatch): Promise<void> {
  const { db, engine, now } = transaction;
  await lockTrackList(db, engine);
  const tracks = await findTracks(db);
  const before = tracks.find((track) => track.id === id);
  if (!before) throw new ParkError('NOT_FOUND');
  const after = readAssetRow(applyPatch(writeAssetRow(before), patch));
  const difference = differenceOf(writeAssetRow(before), writeAssetRow(after));
  const bookedSlots = after.status === 'retired' ? await lockToRetire(transaction, id) : [];
  const decision = decideTrackChange({
    before,
    after,
    isDifferent: difference !== null,
    others: tracks.filter((track) => track !== before),
    arePicturesKnown: await arePicturesKnown(db, engine, after.obstacles),
    held: bookedSlots,
  });
  if (enforce(decision, trackError) === 'unchanged') return;
  if (before.status === 'closed' && after.status === 'open')
    await reserveOpening(db, { tracks: [id], from: now, until: null });
  if (!(await updateTrack(db, after, now.epochMilliseconds))) throw new ParkError('TRACK_IN_USE');
  await writeAudit(transaction, { action: 'track.edit', subjectId: id, ...difference });
}

/** Applies the same change to the tracks, all or none. @throws as `changeTrack`. */
export async function changeTracks(
  context: AppContext,
  actor: Actor,
  ids: readonly number[],
  patch: AssetPatch,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    for (const id of ids) await changeTrack(transaction, id, patch);
  });
  context.tracks.forget();
}

function applyPatch(row: AssetRow, patch: AssetPatch): AssetRow {
  const changes = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(changes) };
}

/**
 * Prevents bookings on this track until the transaction ends: they wait for a slot's lock and read the status after it.
 * Slots come before tracks (`db/locks.ts`), and a locked track gets no new slot.
 * So it reads again, to find slots added before the lock.
 * @returns the ids of its future slots that have a rider
 */
async function lockToRetire({ db, engine, now }: TransactionContext, id: number): Promise<number[]> {
  if (engine === 'postgres') {
    await lockSlotsToCome(db, engine, id, now.epochMilliseconds);
    await lockTracks(db, engine, [id]);
  }
  return await lockSlotsToCome(db, engine, id, now.epochMilliseconds);
}
