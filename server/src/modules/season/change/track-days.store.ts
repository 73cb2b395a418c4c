import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import type { MsSpan, StandingSlot, TrackDays } from '@cablepark/domain/season/change-days';
import { lockTracks } from '../../../db/locks.ts';
import type { Db } from '../../../db/store.ts';
import type { SeasonWork } from '../season-work.ts';

/** The slots of a track on these days. */
export async function readTrackDays(db: Db, track: number, span: MsSpan, nowMs: number): Promise<TrackDays> {
  const slots = await db
    .selectFrom('slot')
    .select(['id', 'start_at', 'duration', 'price_cents', 'planned', 'booked_by'])
    .where('asset_id', '=', track)
    .where('start_at', '<', span.toMs)
    .where('end_at', '>', span.fromMs)
    // A redundant condition that limits the index scan.
    .where('start_at', '>', span.fromMs - longestSlotMinutes * 60_000)
    .orderBy('start_at')
    .execute();
  const gaps = await db
    .selectFrom('slot_gap')
    .select(['start_at as fromMs', 'end_at as toMs'])
    .where('asset_id', '=', track)
    .where('start_at', '<', span.toMs)
    .where('end_at', '>', span.fromMs)
    .orderBy('start_at')
    .execute();
  const standingSlots = slots.map(
    (row): StandingSlot => ({
      id: row.id,
      startMs: row.start_at,
      minutes: row.duration,
      price: row.price_cents,
      isPlanned: row.planned === 1,
      isBooked: row.booked_by !== null,
    }),
  );
  return { span, standing: standingSlots, gaps, nowMs };
}

/**
 * As `readTrackDays`, locked until the transaction ends, so that no slot is booked or added meanwhile.
 * Null if the track is deleted or retired: the plan skips it.
 */
export async function lockTrackDays(
  { db, engine, nowMs }: SeasonWork,
  track: number,
  span: MsSpan,
): Promise<TrackDays | null> {
  if (engine === 'postgres') {
    await db
      .selectFrom('slot')
      .select('id')
      .where('asset_id', '=', track)
      .where('start_at', '>=', Math.max(span.fromMs, nowMs))
      .where('start_at', '<', span.toMs)
      .where('planned', '=', 1)
      .where('booked_by', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  await lockTracks(db, engine, [track]);
  const trackRow = await db.selectFrom('asset').select('status').where('id', '=', track).executeTakeFirst();
  if (!trackRow || trackRow.status === 'retired') return null;
  return await readTrackDays(db, track, span, nowMs);
}

/** Deletes manual gaps within these days for refilling. @returns them */
export async function deleteGaps({ db }: SeasonWork, track: number, span: MsSpan): Promise<MsSpan[]> {
  return await db
    .deleteFrom('slot_gap')
    .where('asset_id', '=', track)
    .where('start_at', '>=', span.fromMs)
    .where('start_at', '<', span.toMs)
    .returning(['start_at as fromMs', 'end_at as toMs'])
    .execute();
}

export async function insertGaps({ db }: SeasonWork, track: number, gaps: readonly MsSpan[]): Promise<void> {
  if (gaps.length === 0) return;
  await db
    .insertInto('slot_gap')
    .values(gaps.map(({ fromMs, toMs }) => ({ asset_id: track, start_at: fromMs, end_at: toMs })))
    .execute();
}

/** The plan creates no slots in the past, so past gaps are not needed. */
export async function deletePastGaps(db: Db, track: number, nowMs: number): Promise<void> {
  await db.deleteFrom('slot_gap').where('asset_id', '=', track).where('end_at', '<=', nowMs).execute();
}
