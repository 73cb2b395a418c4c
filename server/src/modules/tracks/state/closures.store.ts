import type { Closure } from '@cablepark/domain/closures/closure';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { ClosureTable } from '../../../db/tables/closure-tables.ts';

/** The closures that overlap a span, oldest first. A lifted closure ends when it was lifted. */
export async function findClosures(
  db: Db,
  from: Temporal.Instant,
  until: Temporal.Instant | null,
): Promise<Closure[]> {
  const rows = await db
    .selectFrom('closure')
    .selectAll()
    .where('until_at', '>', from.epochMilliseconds)
    .$if(until !== null, (query) => query.where('from_at', '<', until?.epochMilliseconds ?? 0))
    .whereRef('until_at', '>', 'from_at')
    .orderBy('id')
    .execute();
  return await withTracks(db, rows);
}

/** These closures with their tracks, in the same order. */
export async function withTracks(db: Db, rows: readonly Selectable<ClosureTable>[]): Promise<Closure[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const tracks = await db
    .selectFrom('closure_track')
    .select(['closure_id', 'asset_id'])
    .where('closure_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tracks: tracks.filter(({ closure_id }) => closure_id === row.id).map(({ asset_id }) => asset_id),
    from: Temporal.Instant.fromEpochMilliseconds(row.from_at),
    until: Temporal.Instant.fromEpochMilliseconds(row.until_at),
    isForNow: row.for_now === 1,
    reason: row.reason,
    note: row.note,
    noteEn: row.note_en,
    madeAt: Temporal.Instant.fromEpochMilliseconds(row.created_at),
  }));
}
