import { closureOf } from '@cablepark/domain/closures/closure';
import { type ParkStatus, parkStatus, type StatusFacts } from '@cablepark/domain/closures/park-status';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { Db } from '../../db/store.ts';
import { findTracks } from '../tracks/rows/index.ts';
import { findClosures } from '../tracks/state/index.ts';

/** Among so many slots is the next one that no closure takes. */
const nextAtMost = 500;

/** What the park says of itself right now. @param zone the park's */
export async function readParkStatus(
  db: Db,
  now: Temporal.Instant,
  zone: string,
): Promise<ParkStatus | null> {
  const tracks = (await findTracks(db)).filter(({ status }) => status === 'open').map(({ id }) => id);
  if (tracks.length === 0) return null;
  const closures = await findClosures(db, now, null);
  const [dayStart, dayEnd] = [0, 1].map((days) => startOfDay(dayOf(now, zone).add({ days }), zone));
  if (!dayStart || !dayEnd) return null;
  return parkStatus({
    now,
    tracks,
    closures,
    delay: await findDelay(db, now, dayStart),
    today: await findToday(db, tracks, dayStart, dayEnd),
    next: await findNext(db, tracks, dayEnd, closures),
  });
}

async function findToday(
  db: Db,
  tracks: readonly number[],
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<StatusFacts['today']> {
  const row = await db
    .selectFrom('slot')
    .select((eb) => [eb.fn.min('start_at').as('first'), eb.fn.max('end_at').as('last')])
    .where('asset_id', 'in', [...tracks])
    .where('start_at', '>=', from.epochMilliseconds)
    .where('start_at', '<', until.epochMilliseconds)
    .executeTakeFirst();
  if (row?.first == null || row.last == null) return null;
  return { from: timeOf(row.first), until: timeOf(row.last) };
}

async function findNext(
  db: Db,
  tracks: readonly number[],
  from: Temporal.Instant,
  closures: StatusFacts['closures'],
): Promise<Temporal.Instant | null> {
  const rows = await db
    .selectFrom('slot')
    .select(['start_at', 'duration', 'asset_id'])
    .where('asset_id', 'in', [...tracks])
    .where('start_at', '>=', from.epochMilliseconds)
    .orderBy('start_at')
    .limit(closures.length === 0 ? 1 : nextAtMost)
    .execute();
  const open = rows
    .map((row) => ({ start: timeOf(row.start_at), minutes: row.duration, track: row.asset_id }))
    .find((slot) => closureOf(slot, closures) === null);
  return open?.start ?? null;
}

/** The longest delay of a ride to come. */
async function findDelay(
  db: Db,
  now: Temporal.Instant,
  since: Temporal.Instant,
): Promise<StatusFacts['delay']> {
  const rows = await db
    .selectFrom('stop_slot')
    .innerJoin('stop', 'stop.id', 'stop_slot.stop_id')
    .innerJoin('slot', 'slot.id', 'stop_slot.slot_id')
    .select(['stop_slot.slot_id', 'stop_slot.from_at', 'slot.start_at', 'stop.created_at'])
    .where('stop.created_at', '>=', since.epochMilliseconds)
    .where('stop.undone_at', 'is', null)
    .where('stop_slot.to_at', 'is not', null)
    .whereRef('slot.start_at', '>', 'stop_slot.from_at')
    .where('slot.start_at', '>', now.epochMilliseconds)
    .execute();
  if (rows.length === 0) return null;
  const delayMs = Math.max(...rows.map(({ start_at, from_at }) => start_at - from_at));
  return {
    minutes: Math.round(delayMs / 60_000),
    since: timeOf(Math.max(...rows.map(({ created_at }) => created_at))),
  };
}

function timeOf(ms: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ms);
}
