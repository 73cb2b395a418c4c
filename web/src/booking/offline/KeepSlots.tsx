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

/** The server may hold slots if it announces one of these features. */
const holders = ['checkouts', 'closures', 'standby', 'friends-links'];
const ignore = () => {};

/** Stores a rider's next slots on this device for use without a network, whenever they change (docs/decisions/118). Renders nothing. */
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
  // Which slots are held is unknown until the server sends the park's data.
  const isParkKnown = useIsParkKnown();
  const hasPage = features.includes('offline');
  const isKnown = isParkKnown && (holds.data !== undefined || !mayHold || own?.length === 0);
  // As on the first card of My slots: omits slots on hold, and slots inside a closure.
  const bookings =
    isKnown && hasPage
      ? own?.filter((slot) => !holds.data?.has(slot.id) && !closedRideOf(slot, closedRides))
      : undefined;
  const next = bookings && JSON.stringify(slotsToKeep(bookings, clock.now(), trackName));

  useEffect(() => {
    if (next === undefined) return;
    const at = clock
      .now()
      // A replaced clock in tests may have fractions of milliseconds.
      .subtract({ milliseconds: Math.round(clock.deviceMs() - dataUpdatedAt) })
      .toString();
    const slots = JSON.parse(next) as ReturnType<typeof slotsToKeep>;
    // Without storage there is no offline page.
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
