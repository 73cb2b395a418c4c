import { alternativeDays, rankAlternatives } from '@cablepark/domain/closures/alternatives';
import type { Closure } from '@cablepark/domain/closures/closure';
import type { Track } from '@cablepark/domain/tracks/track';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { type StoredSlot, selectSlots, toSlot } from '../../slots/rows/index.ts';
import { findClosures } from '../../tracks/state/index.ts';

/** The facts from which alternatives for any ride of these days are chosen. */
export interface FreePlaces {
  free: StoredSlot[];
  closures: Closure[];
  tracks: readonly Track[];
}

/** In the largest parks this covers the nearest few days. */
const slotsPerRide = 1_000;
const slotsAtMost = 5_000;

/**
 * The free slots around these rides, nearest to their middle first if there are very many.
 * @param starts ascending, at least one
 * @param withReserved whether to include slots reserved for riders on standby: a hold for a closed ride has precedence over them, a choice has not
 */
export async function findFreePlaces(
  context: AppContext,
  starts: readonly Temporal.Instant[],
  { withReserved }: { withReserved: boolean },
): Promise<FreePlaces> {
  const { store, clock } = context;
  const now = clock.now();
  const [firstMs, lastMs] = [starts.at(0), starts.at(-1)].map((start) => start?.epochMilliseconds ?? 0);
  const aroundMs = alternativeDays * 24 * 3_600_000;
  const middleMs = Math.round(((firstMs ?? 0) + (lastMs ?? 0)) / 2);
  const rows = await selectSlots(store.db)
    .where('slot.booking_id', 'is', null)
    .where('slot.event_id', 'is', null)
    .$if(!withReserved, (query) => query.where('slot.reserved_until', 'is', null))
    .where('slot.start_at', '>', Math.max(now.epochMilliseconds, (firstMs ?? 0) - aroundMs))
    .where('slot.start_at', '<', (lastMs ?? 0) + aroundMs)
    .orderBy(sql`abs(slot.start_at - ${middleMs})`)
    .orderBy('slot.id')
    .limit(Math.min(slotsAtMost, slotsPerRide * starts.length))
    .execute();
  return {
    free: rows.map(toSlot),
    closures: await findClosures(store.db, now, null),
    tracks: await context.tracks.read(),
  };
}

/** The slots that could replace a ride, best first (`rankAlternatives`). @param ride with the time around which to search */
export async function alternativesFor(
  { store, clock, config }: AppContext,
  { free, closures, tracks }: FreePlaces,
  { ride, rider }: { ride: Pick<StoredSlot, 'id' | 'track' | 'start' | 'minutes' | 'price'>; rider: string },
): Promise<StoredSlot[]> {
  const rides = await findRidesToCome(store.db, rider, { without: ride.id, now: clock.now() });
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

/** The rider's other upcoming rides. */
async function findRidesToCome(
  db: Db,
  rider: string,
  { without, now }: { without: number; now: Temporal.Instant },
) {
  const rows = await db
    .selectFrom('slot')
    .select(['start_at', 'duration'])
    .where('booked_by', '=', rider)
    .where('end_at', '>', now.epochMilliseconds)
    .where('id', '<>', without)
    .execute();
  return rows.map(({ start_at, duration }) => ({
    start: Temporal.Instant.fromEpochMilliseconds(start_at),
    minutes: duration,
  }));
}
