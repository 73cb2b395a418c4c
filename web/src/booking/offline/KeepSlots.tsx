import { slotsToKeep } from '@cablepark/domain/offline/kept-rider';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeKept, forgetRiders } from '../../lib/offline/keptData.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { useNow } from '../../ui/useNow.ts';
import { closedRideOf, useClosedRides } from '../api/closedRides.ts';
import { slotsOnHold } from '../api/readHeld.ts';
import { ownSlots } from '../ownSlots.ts';
import KeepPark, { useIsParkKnown } from './KeepPark.tsx';

/** Where the server announces one of these, it may hold a slot. */
const holders = ['checkouts', 'closures', 'standby', 'friends-links'];
const ignore = () => {};

/** Keeps a rider's next slots on this device for the time without network, as they change (docs/decisions/118). Shows nothing. */
export default function KeepSlots({ account }: { account: string }) {
  const { zone, features } = usePark();
  const today = dayOf(useNow(), zone);
  const { data, dataUpdatedAt } = useQuery(ownSlots(account, 'upcoming', today, zone));
  const own = data?.filter(({ rider }) => rider === account);
  const mayHold = features.some((feature) => holders.includes(feature));
  const holds = useQuery({
    ...slotsOnHold(account, own?.map(({ id }) => id) ?? []),
    enabled: mayHold && own !== undefined && own.length > 0,
  });
  const closedRides = useClosedRides(account);
  const trackName = useTrackName();
  // Until the server tells of the park, nobody knows which slots are held.
  const isParkKnown = useIsParkKnown();
  const hasPage = features.includes('offline');
  const isKnown = isParkKnown && (holds.data !== undefined || !mayHold || own?.length === 0);
  // As on the first card of My slots: one on hold is not booked, and one in a closure does not take place.
  const bookings =
    isKnown && hasPage
      ? own?.filter((slot) => !holds.data?.has(slot.id) && !closedRideOf(slot, closedRides))
      : undefined;
  const next = bookings && JSON.stringify(slotsToKeep(bookings, clock.now(), trackName));

  useEffect(() => {
    if (next === undefined) return;
    const at = clock
      .now()
      // Where a page's clock is replaced, it may count parts of milliseconds.
      .subtract({ milliseconds: Math.round(clock.deviceMs() - dataUpdatedAt) })
      .toString();
    const slots = JSON.parse(next) as ReturnType<typeof slotsToKeep>;
    // A browser that refuses to store has no such page.
    changeKept(account, (earlier) => ({
      account,
      at,
      aheadMs: clock.aheadMs,
      slots,
      passes: earlier?.passes ?? [],
    })).catch(ignore);
  }, [account, next, dataUpdatedAt]);

  useEffect(() => {
    if (isParkKnown && !hasPage) forgetRiders().catch(ignore);
  }, [isParkKnown, hasPage]);

  return <KeepPark />;
}
