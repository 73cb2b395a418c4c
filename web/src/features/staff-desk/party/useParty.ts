import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { deskExtras } from '../api/deskData.ts';
import { deskParty } from '../api/deskParty.ts';
import { reservationMaker } from '../reservations.ts';

/** The current rides of a party, in riding order. */
export function useParty(party: number | null) {
  const { zone, features } = usePark();
  const query = useQuery(deskParty(party, deskExtras(features)));
  const make = useMemo(() => reservationMaker(zone), [zone]);
  const { data } = query;
  const rides = useMemo(
    () => data && make(data).filter(({ place }) => place?.party === party),
    [data, make, party],
  );
  return { rides, error: query.error, refetch: query.refetch };
}
