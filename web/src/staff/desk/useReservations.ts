import { archiveCutoff, dayOf } from '@cablepark/domain/park-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readBookings } from '../../api/readBookings.ts';
import { clock } from '../../clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useNow } from '../../ui/useNow.ts';
import type { When } from './bookingsView.ts';
import { deskKey, readDeskData } from './deskData.ts';
import { type Reservation, reservationMaker } from './reservations.ts';

/** All reservations on one side of today's 05:00 (SPEC.md §9), however many there are. */
export function useReservations(when: When) {
  const { zone, features } = usePark();
  const noShows = features.includes('desk');
  const now = useNow(60_000);
  const cutoff = archiveCutoff(now, zone);
  const query = useQuery({
    // The day is part of the key: a page left open past 05:00 asks again.
    queryKey: [...deskKey, 'bookings', when, dayOf(cutoff, zone).toString(), noShows],
    queryFn: async ({ signal }) => {
      const slots = await readBookings(when === 'upcoming' ? { from: cutoff } : { to: cutoff }, signal);
      return await readDeskData(slots, { noShows, now: clock.now() }, signal);
    },
    // The next day's list, or the same one with its no-shows, takes over without a blank page.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey.includes(when) ? last : undefined),
  });

  const make = useMemo(() => reservationMaker(zone), [zone]);
  const { data } = query;
  const reservations = useMemo<readonly Reservation[] | undefined>(() => data && make(data), [make, data]);
  return { query, reservations };
}
