import { alternativeDays, rankAlternatives } from '@cablepark/domain/closures/alternatives';
import type { Closure } from '@cablepark/domain/closures/closure';
import type { Track } from '@cablepark/domain/tracks/track';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { type StoredSlot, selectSlots, toSlot } from '../../slots/rows/index.ts';
import { findClosures } from '../../tracks/rows/index.ts';

/** What alternatives are chosen from, for any ride of these days. */
export interface FreePlaces {
  free: StoredSlot[];
  closures: Closure[];
  tracks: readonly Track[];
}

const slotsAtMost = 5_000;

/** The free slots from now until some days after the last of these rides. */
export async function findFreePlaces(context: AppContext, last: Temporal.Instant): Promise<FreePlaces> {
  const { store, clock } = context;
  const now = clock.now();
  const rows = await selectSlots(store.db)
    .where('slot.booking_id', 'is', null)
    .where('slot.event_id', 'is', null)
    .where('slot.start_at', '>', now.epochMilliseconds)
    .where('slot.start_at', '<', last.add({ hours: 24 * alternativeDays }).epochMilliseconds)
    .orderBy('slot.start_at')
    .limit(slotsAtMost)
    .execute();
  return {
    free: rows.map(toSlot),
    closures: await findClosures(store.db, now, null),
    tracks: await context.tracks.read(),
  };
}

/** The slots that could replace a ride, the best first (`rankAlternatives`). @param ride at the time to look around */
export async function alternativesFor(
  { store, clock, config }: AppContext,
  { free, closures, tracks }: FreePlaces,
  { ride, rider }: { ride: Pick<StoredSlot, 'id' | 'track' | 'start' | 'minutes' | 'price'>; rider: string },
): Promise<StoredSlot[]> {
  const rides = await findRidesOf(store.db, rider, ride.id);
  const ranked = rankAlternatives({
    ride,
    free,
    closures,
    tracks,
    rides,
    now: clock.now(),
    zone: config.zone,
  });
  const byId = new Map(free.map((slot) => [slot.id, slot]));
  return ranked.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The rider's other rides. */
async function findRidesOf(db: Db, rider: string, without: number) {
  const rows = await db
    .selectFrom('slot')
    .select(['start_at', 'duration'])
    .where('booked_by', '=', rider)
    .where('id', '<>', without)
    .execute();
  return rows.map(({ start_at, duration }) => ({
    start: Temporal.Instant.fromEpochMilliseconds(start_at),
    minutes: duration,
  }));
}
