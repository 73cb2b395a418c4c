import type { Slot } from '@cablepark/domain/slots/slot';
import { ridesOf, type When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ownSlots } from './api/ownSlots.ts';

interface OwnSlots {
  query: UseQueryResult<Slot[]>;
  /** The rides of this list as of now: one that ends leaves the one for the other. */
  shown: readonly Slot[] | undefined;
}

/** The rider's slots of one list. */
export function useOwnSlots(rider: string, view: When, now: Temporal.Instant, zone: string): OwnSlots {
  // A page left open past midnight asks again.
  const query = useQuery(ownSlots(rider, view, dayOf(now, zone), zone));
  // One that is being given back is not the rider's any more.
  const own = query.data?.filter((slot) => slot.rider === rider);
  return { query, shown: own && ridesOf(view, own, now) };
}
