import { type Closure, closureOf } from '@cablepark/domain/closures/closure';
import { endOf, type Slot, type Span } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import type { Db } from '../../../db/store.ts';
import { findClosures } from './closures.store.ts';

/** What decides whether a slot's track takes bookings. */
export interface TrackState {
  track: TrackStatus;
  /** The closure that contains the slot, the one that ends last; null for none. */
  closure: Closure | null;
}

/** The state of a slot's track at its time; a slot always has a track. Read it after locking the slot, because a closure locks the slots inside. */
export async function findTrackState(db: Db, slot: Span & Pick<Slot, 'track'>): Promise<TrackState> {
  const { status } = await db
    .selectFrom('asset')
    .select('status')
    .where('id', '=', slot.track)
    .executeTakeFirstOrThrow();
  const closures = await findClosures(db, slot.start, endOf(slot));
  return { track: status, closure: closureOf(slot, closures) };
}
