import type { Slot, Span } from '@cablepark/domain/slots/slot';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { SlotTable } from '../../db/tables/slot-tables.ts';

/** The fields of a slot that closures and opening hours need. */
export type StatusSlot = Span & Pick<Slot, 'track'>;

/** The slots of these tracks that start in the span, the earliest first. */
export async function findSlotsBetween(
  db: Db,
  tracks: readonly number[],
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<StatusSlot[]> {
  const rows = await selectSlots(db)
    .where('asset_id', 'in', [...tracks])
    .where('start_at', '>=', from.epochMilliseconds)
    .where('start_at', '<', until.epochMilliseconds)
    .orderBy('start_at')
    .execute();
  return rows.map(toStatusSlot);
}

/** The first slot of a track that starts then or later. */
export async function findFirstSlot(
  db: Db,
  track: number,
  from: Temporal.Instant,
): Promise<StatusSlot | null> {
  const row = await selectSlots(db)
    .where('asset_id', '=', track)
    .where('start_at', '>=', from.epochMilliseconds)
    .orderBy('start_at')
    .limit(1)
    .executeTakeFirst();
  return row ? toStatusSlot(row) : null;
}

function selectSlots(db: Db) {
  return db.selectFrom('slot').select(['start_at', 'duration', 'asset_id']);
}

function toStatusSlot(row: Pick<Selectable<SlotTable>, 'start_at' | 'duration' | 'asset_id'>): StatusSlot {
  return {
    track: row.asset_id,
    start: Temporal.Instant.fromEpochMilliseconds(row.start_at),
    minutes: row.duration,
  };
}
