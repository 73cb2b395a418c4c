import { ridesOf, startsOf, type When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readBookings } from '../../booking/api/readBookings.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useNow } from '../../ui/useNow.ts';
import { deskKey, readDeskData } from './deskData.ts';
import { type Reservation, reservationMaker } from './reservations.ts';

/** All reservations that are upcoming, or archived, as of now, however many there are. */
export function useReservations(when: When) {
  const { zone, features } = usePark();
  const noShows = features.includes('desk');
  const now = useNow(60_000);
  const today = dayOf(now, zone);
  const query = useQuery({
    // The day is part of the key: a page left open past midnight asks again.
    queryKey: [...deskKey, 'bookings', when, today.toString(), noShows],
    queryFn: async ({ signal }) => {
      const slots = await readBookings(startsOf(when, today, zone), signal);
      const asOf = clock.now();
      // Of what was over when the list of upcoming ones was read nothing more need be known; the archive is still growing.
      const wanted = when === 'upcoming' ? ridesOf(when, slots, asOf) : slots;
      return await readDeskData(wanted, { noShows, now: asOf }, signal);
    },
    // The next day's list, or the same one with its no-shows, takes over without a blank page.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey.includes(when) ? last : undefined),
  });

  const make = useMemo(() => reservationMaker(zone), [zone]);
  const { data } = query;
  const reservations = useMemo<readonly Reservation[] | undefined>(
    () => data && make({ ...data, slots: ridesOf(when, data.slots, now) }),
    [make, data, when, now],
  );
  return { query, reservations };
}
