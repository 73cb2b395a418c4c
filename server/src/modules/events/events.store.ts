import type { AnnouncedEvent } from '@cablepark/domain/events/events';
import type { Insertable, Selectable } from 'kysely';
import { lockLibraryPictures } from '../../db/locks.ts';
import type { Db, Store } from '../../db/store.ts';
import type { EventTable } from '../../db/tables/slot-tables.ts';
import { fromRow } from './event-row.ts';

export async function insertEvent(db: Db, row: Insertable<EventTable>): Promise<number> {
  const { id } = await db.insertInto('event').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Locks an event until the transaction ends, before its slots (`db/locks.ts`), so that no slot joins it meanwhile. */
export async function lockEvent(
  db: Db,
  engine: Store['engine'],
  id: number,
): Promise<Selectable<EventTable> | null> {
  const row = await db
    .selectFrom('event')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export async function updateEvent(db: Db, id: number, row: Insertable<EventTable>): Promise<void> {
  await db.updateTable('event').set(row).where('id', '=', id).execute();
}

export async function updateEventTimes(
  db: Db,
  id: number,
  times: Pick<Insertable<EventTable>, 'start_at' | 'end_at'>,
): Promise<void> {
  await db.updateTable('event').set(times).where('id', '=', id).execute();
}

/** Locks events by their ids until the transaction ends, as `lockEvent` does for one. */
export async function lockEventRows(db: Db, engine: Store['engine'], ids: Iterable<number>): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  if (engine !== 'postgres' || uniqueIds.length === 0) return;
  await db.selectFrom('event').select('id').where('id', 'in', uniqueIds).orderBy('id').forUpdate().execute();
}

/** The events of these ids. */
export async function findEvents(db: Db, ids: readonly number[]): Promise<AnnouncedEvent[]> {
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, ...fromRow(row) }));
}

/** The times of these events' places. */
export async function findPlacesOf(db: Db, events: readonly number[]) {
  const rows = await db
    .selectFrom('slot')
    .select(['id', 'start_at', 'duration', 'event_id'])
    .where('event_id', 'in', [...events])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    event: row.event_id,
    start: Temporal.Instant.fromEpochMilliseconds(row.start_at),
    minutes: row.duration,
  }));
}

export async function deleteEventRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('event').where('id', '=', id).execute();
}

export async function findSlotsOf(db: Db, event: number): Promise<number[]> {
  const rows = await db.selectFrom('slot').select('id').where('event_id', '=', event).orderBy('id').execute();
  return rows.map((row) => row.id);
}

/** The events of a track, and those of all tracks, that start at `fromMs` or later and before `toMs`. */
export async function findEventsOfTrack(
  db: Db,
  track: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<AnnouncedEvent[]> {
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('start_at', '>=', fromMs)
    .where('start_at', '<', toMs)
    .where((where) => where.or([where('asset_id', '=', track), where('asset_id', 'is', null)]))
    .execute();
  return rows.map((row) => ({ id: row.id, ...fromRow(row) }));
}

/** Whether the image is null, an upload, or in the library. A library image is then locked until the transaction ends. */
export async function isImageKnown(db: Db, engine: Store['engine'], image: string | null): Promise<boolean> {
  if (image === null) return true;
  const row = await db.selectFrom('file').select('id').where('id', '=', image).executeTakeFirst();
  return row !== undefined || (await lockLibraryPictures(db, engine, [image])).length > 0;
}
