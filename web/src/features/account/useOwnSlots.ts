import type { Slot } from '@cablepark/domain/slots/slot';
import { ridesOf, startsOf, type When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readSlots } from '../../booking/api/readSlots.ts';

interface OwnSlots {
  /** What to change while a cancelling is on its way. */
  key: readonly string[];
  query: UseQueryResult<Slot[]>;
  /** The rides of this list as of now: one that ends leaves the one for the other. */
  shown: readonly Slot[] | undefined;
}

/** The rider's slots of one list, all pages. */
export function useOwnSlots(rider: string, view: When, now: Temporal.Instant, zone: string): OwnSlots {
  // A page left open past midnight asks again.
  const today = dayOf(now, zone);
  const key = ['slots', 'own', rider, view, today.toString()];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readSlots({ rider, ...startsOf(view, today, zone) }, signal),
  });
  return { key, query, shown: query.data && ridesOf(view, query.data, now) };
}
