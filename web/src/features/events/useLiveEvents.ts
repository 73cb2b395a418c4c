import { pastEventDays } from '@cablepark/domain/events/events';
import { startOfDay } from '@cablepark/domain/time/park-time';
import type { QueryKey } from '@tanstack/react-query';
import { followedEvents, followedSlots } from '../../live/followedLists.ts';
import type { LiveState } from '../../live/useLive.ts';
import { useLiveReading } from '../../live/useLiveReading.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTracks } from '../../park/useTracks.ts';
import { eventFilter } from './api/readEvents.ts';

/** The longest range of places that can be followed (days). */
const placesDays = 44;

/** Keeps the page of events live: announcements, and places in the next weeks. */
export function useLiveEvents(today: Temporal.PlainDate, queryKey: QueryKey): LiveState {
  const { zone, features } = usePark();
  const tracks = useTracks() ?? [];
  const since = startOfDay(today.subtract({ days: pastEventDays }), zone);
  const until = startOfDay(today.add({ days: placesDays }), zone);
  const places = followedSlots(
    { from: startOfDay(today, zone), to: until },
    { asset: { _in: tracks.map(({ id }) => id) }, event: { _nnull: true } },
  );
  useLiveReading({ list: tracks.length > 0 ? places : null, queryKey });
  return useLiveReading({
    list: followedEvents(eventFilter({ from: since }), features.includes('events')),
    queryKey,
  });
}
