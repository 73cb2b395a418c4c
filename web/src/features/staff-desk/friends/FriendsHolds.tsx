import { slotCollection } from '@cablepark/contract/rides/slots';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { slotFilter } from '../../../booking/api/slotFilter.ts';
import { readAll } from '../../../lib/http/readAll.ts';
import type { FollowedList } from '../../../live/messages.ts';
import { useLiveReading } from '../../../live/useLiveReading.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import type { Elements } from '../../../ui/elements.ts';
import { ClockIcon } from '../../../ui/pageIcons.tsx';
import { deskKey } from '../api/deskData.ts';
import { deskRange } from '../api/deskDay.ts';
import type { Reservation } from '../reservations.ts';
import styles from '../today/SlotLine.module.css';
import { friendsHoldsTexts } from './friendsHolds.texts.ts';

/** Until when riders hold slots for friends, by slot. */
type FriendsHolds = ReadonlyMap<number, Temporal.Instant>;

const none: FriendsHolds = new Map();
const FriendsHoldsContext = createContext<FriendsHolds>(none);

/** Provides which of the day's slots riders hold for friends, so that each line can show it. */
export function FriendsHoldsProvider({ day, children }: { day: Temporal.PlainDate; children: Elements }) {
  const { features, zone } = usePark();
  const isOn = features.includes('friends-links');
  const holdsQuery = friendsHolds(day, zone);
  useLiveReading({ list: isOn ? followedHolds(day, zone) : null, queryKey: holdsQuery.queryKey });
  const { data } = useQuery({ ...holdsQuery, enabled: isOn });
  const holds = useMemo<FriendsHolds>(() => (data ? new Map(data) : none), [data]);
  return <FriendsHoldsContext value={holds}>{children}</FriendsHoldsContext>;
}

/** Until when the rider of this slot holds it for friends; null for a booking. */
export function useFriendsHold({ slot }: Reservation): Temporal.Instant | null {
  const holds = useContext(FriendsHoldsContext);
  return (slot.rider !== null && slot.payment === null && holds.get(slot.id)) || null;
}

export function HeldForFriends({ until }: { until: Temporal.Instant }) {
  const t = useStaffPageTexts(friendsHoldsTexts);
  const { zone } = usePark();
  return (
    <span className={styles.friends}>
      <ClockIcon /> <span>{t.until(`${dateText(dayOf(until, zone))}, ${timeText(until, zone)}`)}</span>
    </span>
  );
}

/** GET /items/Slot (staff): the slots that riders hold for friends. @throws ApiError, NetworkError, AbortError. */
function friendsHolds(day: Temporal.PlainDate, zone: string) {
  return queryOptions({
    queryKey: [...deskKey, 'friends-holds', day.toString()],
    queryFn: async ({ signal }) => {
      const fields = ['id', 'hold_until'] as const;
      const rows = await readAll(
        slotCollection,
        { filter: filterOf(day, zone), fields: [...fields], sort: ['id'] },
        signal,
      );
      return rows.flatMap(({ id, hold_until }) =>
        hold_until === null ? [] : [[id, requireWireTime(hold_until)] as const],
      );
    },
  });
}

function followedHolds(day: Temporal.PlainDate, zone: string): FollowedList {
  return { collection: 'Slot', query: { filter: filterOf(day, zone), fields: ['id', 'hold_until'] } };
}

function filterOf(day: Temporal.PlainDate, zone: string) {
  return { ...slotFilter(deskRange(day, zone)), hold_kind: { _eq: 'friends' } };
}
