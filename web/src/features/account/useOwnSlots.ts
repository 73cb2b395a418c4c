import type { Slot } from '@cablepark/domain/slots/slot';
import { ridesOf, startsOf, type When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readSlots } from '../../booking/api/readSlots.ts';
import { slotKeys } from '../../booking/api/slotKeys.ts';

interface OwnSlots {
  query: UseQueryResult<Slot[]>;
  /** The rides of this list as of now: one that ends leaves the one for the other. */
  shown: readonly Slot[] | undefined;
}

/** The rider's slots of one list, all pages. */
export function useOwnSlots(rider: string, view: When, now: Temporal.Instant, zone: string): OwnSlots {
  // A page left open past midnight asks again.
  const today = dayOf(now, zone);
  const query = useQuery({
    queryKey: [...slotKeys.lists, 'own', rider, view, today.toString()],
    queryFn: ({ signal }) => readSlots({ rider, ...startsOf(view, today, zone) }, signal),
  });
  // One that is being given back is not the rider's any more.
  const own = query.data?.filter((slot) => slot.rider === rider);
  return { query, shown: own && ridesOf(view, own, now) };
}
