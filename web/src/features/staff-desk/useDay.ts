import { readFrom, slotsDuring } from '@cablepark/domain/slots/upcoming';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readSlots } from '../../booking/api/readSlots.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { usePending } from './deskContext.ts';
import { deskKey, readDeskData } from './deskData.ts';
import { type Reservation, reservationMaker } from './reservations.ts';

const refreshMs = 20_000;

/** A day's slots on all tracks, free ones too and one that began the evening before, kept fresh while the page is looked at. */
export function useDay(day: Temporal.PlainDate) {
  const { zone, features } = usePark();
  const noShows = features.includes('desk');
  const changing = usePending().size > 0;
  const query = useQuery({
    queryKey: [...deskKey, 'day', day.toString(), noShows],
    queryFn: async ({ signal }) => {
      const range = { from: readFrom(day, zone), to: startOfDay(day.add({ days: 1 }), zone) };
      const slots = await readSlots(range, signal);
      return await readDeskData(slotsDuring(slots, day, zone), { noShows, now: clock.now() }, signal);
    },
    // What is pending is on the screen as it will be; a reading in between would take it back for a moment.
    refetchInterval: changing ? false : refreshMs,
    refetchOnWindowFocus: 'always',
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey.includes(day.toString()) ? last : undefined),
  });

  const make = useMemo(() => reservationMaker(zone), [zone]);
  const { data } = query;
  const reservations = useMemo<readonly Reservation[] | undefined>(() => data && make(data), [make, data]);
  return { query, reservations };
}
