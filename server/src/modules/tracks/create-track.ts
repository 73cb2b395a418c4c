import { readAssetRow, writeAssetRow } from '@cablepark/contract/park/tracks';
import type { NewAsset } from '@cablepark/contract/park/tracks.schema';
import { enforce } from '@cablepark/domain/decision';
import type { Track } from '@cablepark/domain/tracks/track';
import { decideTrackMaking, freeColour, nextPlace } from '@cablepark/domain/tracks/track-rules';
import { lockTrackList } from '../../db/locks.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';
import { arePicturesKnown, findTracks, insertTrack } from './rows/tracks.store.ts';
import { trackError } from './track-errors.ts';

/**
 * Creates a track; absent fields stay empty, except its position (the last) and its colour (the first free one).
 * @returns its id. @throws TRACK_LIMIT, RECORD_NOT_UNIQUE (its name), INVALID_FOREIGN_KEY (an obstacle's picture).
 */
export async function createTrack(transaction: TransactionContext, newTrack: NewAsset): Promise<number> {
  const { db, engine } = transaction;
  await lockTrackList(db, engine);
  const others = await findTracks(db);
  const { id: _, ...facts } = readNewTrack(newTrack, others);
  enforce(decideTrackMaking(facts, others, await arePicturesKnown(db, engine, facts.obstacles)), trackError);
  const id = await insertTrack(db, facts);
  const { id: _made, ...after } = writeAssetRow({ id, ...facts });
  await writeAudit(transaction, { action: 'track.create', subjectId: id, after });
  return id;
}

function readNewTrack(newTrack: NewAsset, others: readonly Track[]): Track {
  return readAssetRow({
    id: 0,
    name: newTrack.name,
    name_en: newTrack.name_en ?? null,
    description: newTrack.description ?? null,
    description_en: newTrack.description_en ?? null,
    length: newTrack.length ?? null,
    level: newTrack.level ?? null,
    colour: newTrack.colour ?? freeColour(others),
    sort: newTrack.sort ?? nextPlace(others),
    status: newTrack.status ?? 'open',
    obstacles: newTrack.obstacles ?? [],
  });
}
