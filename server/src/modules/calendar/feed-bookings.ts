import type { Db } from '../../db/store.ts';
import { inPortions } from '../../next-turn.ts';
import { type Origin, originOf } from '../bookings/index.ts';
import type { FeedOwner } from './feeds.store.ts';

/** More than a calendar program shows; a track has some forty slots a day. */
const mostOfTrack = 3_000;
/** More than anybody rides in a season: a rider with every slot booked must not delay others by fetching. */
const mostOfRider = 200;

export interface FeedBooking {
  /** Epoch milliseconds. */
  start: number;
  minutes: number;
  track: number;
  first_name: string | null;
  last_name: string | null;
  event: string | null;
  event_en: string | null;
  origin: Origin;
  moves: number;
  /** The time of its booking or move; null if unknown. */
  bookedAt: number | null;
}

/** The most rows that are read before other requests get their turn in the event loop. */
const atOnce = 50;

/** The bookings of a calendar that start after this time, earliest first. */
export async function findFeedBookings(
  db: Db,
  of: FeedOwner & { slot?: number },
  fromMs: number,
): Promise<FeedBooking[]> {
  const feedQuery = db
    .selectFrom('slot')
    .innerJoin('booking', 'booking.id', 'slot.booking_id')
    // A hold is not a booking yet.
    .where('booking.state', '=', 'booked')
    .orderBy('slot.start_at')
    .orderBy('slot.id');
  const slots = await feedQuery
    .select('slot.id')
    .where((eb) =>
      'account' in of ? eb('slot.booked_by', '=', of.account) : eb('slot.asset_id', '=', of.track),
    )
    .where('slot.start_at', '>', fromMs)
    .$if(of.slot !== undefined, (query) => query.where('slot.id', '=', of.slot ?? 0))
    .limit('account' in of ? mostOfRider : mostOfTrack)
    .execute();
  return await inPortions(slots, atOnce, async (some) => {
    const ids = some.map(({ id }) => id);
    const rows = await feedQuery
      .innerJoin('account', 'account.id', 'slot.booked_by')
      .leftJoin('event', 'event.id', 'slot.event_id')
      .select(['slot.start_at as start', 'slot.duration as minutes', 'slot.asset_id as track'])
      .select(['booking.id', 'first_slot_id', 'made_at', 'moves', 'placed_at as bookedAt'])
      .select(['first_name', 'last_name', 'event.name as event', 'event.name_en as event_en'])
      .where('slot.id', 'in', ids)
      .execute();
    return rows.map(({ id, first_slot_id, made_at, ...row }) => ({
      ...row,
      origin: originOf({ id, first_slot_id, made_at }),
    }));
  });
}
