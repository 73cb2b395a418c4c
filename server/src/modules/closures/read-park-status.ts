import { closureOf } from '@cablepark/domain/closures/closure';
import { parkStatus, type ShownStatus, type StatusFacts } from '@cablepark/domain/closures/park-status';
import { specialHours } from '@cablepark/domain/closures/special-hours';
import type { Span } from '@cablepark/domain/slots/slot';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { Db } from '../../db/store.ts';
import { findTracks } from '../tracks/rows/index.ts';
import { findClosures } from '../tracks/state/index.ts';

/** The next slot that no closure takes is looked for in steps, until there is one: closures are of 31 days at most. */
const slotsAtOnce = 500;
const stepsAtMost = 40;
/** Search engines hear of the closures of so many days. */
const specialDays = 14;

/** What the park says of itself right now. @param zone the park's */
export async function readParkStatus(
  db: Db,
  now: Temporal.Instant,
  zone: string,
): Promise<ShownStatus | null> {
  const tracks = (await findTracks(db)).filter(({ status }) => status === 'open').map(({ id }) => id);
  if (tracks.length === 0) return null;
  const closures = await findClosures(db, now, null);
  const isOpen = (slot: StatusSlot) => closureOf(slot, closures) === null;
  const [dayStart, dayEnd] = [0, 1].map((days) => startOfDay(dayOf(now, zone).add({ days }), zone));
  if (!dayStart || !dayEnd) return null;
  const status = parkStatus({
    now,
    tracks,
    closures,
    delay: await findDelay(db, now, dayStart),
    today: (await findSlots(db, { tracks, from: dayStart, until: dayEnd })).filter(isOpen),
    next: await findNext(db, { tracks, from: dayEnd }, isOpen),
  });
  if (status === null || closures.length === 0) return status;
  const until = dayStart.add({ hours: 24 * specialDays });
  const slots = await findSlots(db, { tracks, from: dayStart, until });
  return { ...status, special: specialHours(slots, closures, zone) };
}

interface StatusSlot extends Span {
  id: number;
  track: number;
}

/** The slots of these tracks, the earliest first. @param until null for as many as one step takes, after the first `skip` ones */
async function findSlots(
  db: Db,
  { tracks, from, until, skip = 0 }: Range & { until: Temporal.Instant | null; skip?: number },
): Promise<StatusSlot[]> {
  const rows = await db
    .selectFrom('slot')
    .select(['id', 'start_at', 'duration', 'asset_id'])
    .where('asset_id', 'in', [...tracks])
    .where('start_at', '>=', from.epochMilliseconds)
    .$if(until !== null, (query) => query.where('start_at', '<', until?.epochMilliseconds ?? 0))
    .orderBy('start_at')
    .orderBy('id')
    .$if(until === null, (query) => query.limit(slotsAtOnce).offset(skip))
    .execute();
  return rows.map(({ id, start_at, duration: minutes, asset_id: track }) => ({
    id,
    track,
    minutes,
    start: timeOf(start_at),
  }));
}

interface Range {
  tracks: readonly number[];
  from: Temporal.Instant;
}

async function findNext(
  db: Db,
  range: Range,
  isOpen: (slot: StatusSlot) => boolean,
): Promise<Temporal.Instant | null> {
  for (let step = 0; step < stepsAtMost; step += 1) {
    const slots = await findSlots(db, { ...range, until: null, skip: step * slotsAtOnce });
    const open = slots.find(isOpen);
    if (open || slots.length < slotsAtOnce) return open?.start ?? null;
  }
  return null;
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
