import type { Slot } from '@cablepark/domain/slots/slot';
import { ridesOf, startsOf, type When } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useHeldForFriends } from '../../booking/friends/api/ownFriends.ts';
import { ownSlots } from '../../booking/ownSlots.ts';
import { followedSlots } from '../../live/followedLists.ts';
import { refetchEvery } from '../../live/refetchEvery.ts';
import type { LiveState } from '../../live/useLive.ts';
import { useLiveReading } from '../../live/useLiveReading.ts';

interface OwnSlots {
  query: UseQueryResult<Slot[]>;
  live: LiveState;
  /** The current slots of this list: one that ends moves to the other list. */
  shown: readonly Slot[] | undefined;
}

/** The rider's slots of one list. */
export function useOwnSlots(rider: string, view: When, now: Temporal.Instant, zone: string): OwnSlots {
  // A page that is open past midnight refetches.
  const today = dayOf(now, zone);
  const ownQuery = ownSlots(rider, view, today, zone);
  const list = followedSlots({ rider, ...startsOf(view, today, zone) });
  const live = useLiveReading({ list, queryKey: ownQuery.queryKey });
  const query = useQuery({ ...ownQuery, refetchInterval: refetchEvery(live, false, false) });
  const forFriends = useHeldForFriends(rider);
  // Omits slots with a pending cancellation, and slots that are held for friends.
  const own = forFriends
    ? query.data?.filter((slot) => slot.rider === rider && !forFriends.has(slot.id))
    : undefined;
  return { query, live, shown: own && ridesOf(view, own, now) };
}
