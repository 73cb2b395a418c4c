import type { BoardName } from '@cablepark/contract/park/board.schema';
import { boardName } from '@cablepark/domain/accounts/board-name';
import { boardSlots } from '@cablepark/domain/closures/board-slots';
import { currentAndNext } from '@cablepark/domain/slots/current-and-next';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import type { AppContext } from '../../context.ts';
import { findPlaces } from '../bookings/index.ts';
import { selectSlots, toSlot } from '../slots/rows/index.ts';
import { findTracks } from '../tracks/rows/index.ts';
import { findClosures } from '../tracks/state/index.ts';

/** The riders of the current and the next slots on each track, if they let the board name them, and the numbers of a group's rides. */
export async function readBoardNames({ clock, config, store: { db } }: AppContext): Promise<BoardName[]> {
  const now = clock.now();
  const tomorrow = startOfDay(dayOf(now, config.zone).add({ days: 1 }), config.zone);
  const rows = await selectSlots(db)
    .where('slot.end_at', '>', now.epochMilliseconds)
    .where('slot.start_at', '<', tomorrow.epochMilliseconds)
    .execute();
  const onTrack = Map.groupBy(rows.map(toSlot), ({ track }) => track);
  const closures = await findClosures(db, now, tomorrow);
  const openTracks = (await findTracks(db)).filter(({ status }) => takesBookings(status, null));
  const openIds = new Set(openTracks.map(({ id }) => id));
  const bookedSlots = [...onTrack]
    .map(([track, slots]) => boardSlots(slots, { isTrackClosed: !openIds.has(track), closures, now }))
    .map((slots) => currentAndNext(slots, now, config.zone))
    .flatMap(({ current, next }) => [...current, ...next])
    .filter(({ rider }) => rider !== null);
  if (bookedSlots.length === 0) return [];
  const riders = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(bookedSlots.flatMap(({ rider }) => rider ?? []))])
    .where('board_name', '=', 1)
    .where('status', '=', 'active')
    .execute();
  const names = new Map(riders.map(({ id, ...name }) => [id, boardName(name.first_name, name.last_name)]));
  const places = await findPlaces(
    db,
    bookedSlots.map(({ id }) => id),
  );
  return bookedSlots.flatMap(({ id, rider }): BoardName[] => {
    const name = names.get(rider ?? '') || undefined;
    const place = places.get(id);
    // The number of a group's ride identifies nobody. A rider who booked several slots for themselves is not shown as a group.
    const isCalled = place && (name !== undefined || place.isByStaff);
    if (name === undefined && !isCalled) return [];
    return [
      {
        slot: id,
        ...(name !== undefined && { name }),
        ...(isCalled && { place: { number: place.number, of: place.of } }),
      },
    ];
  });
}
