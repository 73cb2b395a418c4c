import { type Closure, closureOf } from '@cablepark/domain/closures/closure';
import { type ParkStatus, parkStatus, type StatusFacts } from '@cablepark/domain/closures/park-status';
import { rideDayOf } from '@cablepark/domain/closures/ride-day';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { Db } from '../../db/store.ts';
import { findTracks } from '../tracks/rows/index.ts';
import { findClosures } from '../tracks/state/index.ts';
import { findFirstSlot, findSlotsBetween } from './status-slots.store.ts';

/** The park's current status. @param zone the park's time zone */
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
  const slots = await findSlotsBetween(db, tracks, { from: dayStart, until: dayEnd });
  return parkStatus({
    now,
    tracks,
    closures,
    // A stop of the evening delays the rides of its night, too.
    delay: await findDelay(db, now, rideDayOf(now, zone).start),
    today: slots.filter((slot) => closureOf(slot, closures) === null),
    next: await findNext(db, tracks, { from: dayEnd, closures }),
  });
}

/** The first slot of any of these tracks outside all closures. */
async function findNext(
  db: Db,
  tracks: readonly number[],
  facts: { from: Temporal.Instant; closures: readonly Closure[] },
): Promise<Temporal.Instant | null> {
  let next: Temporal.Instant | null = null;
  for (const track of tracks) {
    const start = await findNextOf(db, track, facts);
    if (start && (next === null || Temporal.Instant.compare(start, next) < 0)) next = start;
  }
  return next;
}

/** If the first slot is inside a closure, continues the search at the closure's end. */
async function findNextOf(
  db: Db,
  track: number,
  { from, closures }: { from: Temporal.Instant; closures: readonly Closure[] },
): Promise<Temporal.Instant | null> {
  const slot = await findFirstSlot(db, track, from);
  if (slot === null) return null;
  const closure = closureOf(slot, closures);
  return closure === null ? slot.start : findNextOf(db, track, { from: closure.until, closures });
}

/** The longest delay of an upcoming ride. */
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
