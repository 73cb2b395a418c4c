import { enquiryPath } from '@cablepark/contract/desk-paths';
import { enquiryStateAt } from '@cablepark/domain/groups/enquiry';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { Link } from 'react-router';
import { useLiveReading } from '../../../live/useLiveReading.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import type { Elements } from '../../../ui/elements.ts';
import { ClockIcon } from '../../../ui/pageIcons.tsx';
import { useNow } from '../../../ui/useNow.ts';
import {
  followedGroups,
  type GroupEnquiry,
  groupsKey,
  unansweredGroups,
} from '../groups/api/groupEnquiries.ts';
import { groupsTexts } from '../groups/groups.texts.ts';
import { slotButtonId } from '../keepFocus.ts';
import type { Reservation } from '../reservations.ts';
import styles from './SlotLine.module.css';

type Offers = ReadonlyMap<number, GroupEnquiry>;

const OffersContext = createContext<Offers>(new Map());

/** Provides the offers that hold slots now, so that each line can show its offer. */
export function OffersProvider({ children }: { children: Elements }) {
  const { features } = usePark();
  const isOn = features.includes('groups');
  const now = useNow(60_000);
  const { data } = useQuery({ ...unansweredGroups, enabled: isOn });
  useLiveReading({ list: isOn ? followedGroups : null, queryKey: groupsKey });
  const offers = useMemo<Offers>(
    () =>
      new Map(
        (data ?? []).flatMap((enquiry) =>
          enquiry.party !== null && enquiryStateAt(enquiry, now) === 'offered'
            ? [[enquiry.party, enquiry] as const]
            : [],
        ),
      ),
    [data, now],
  );
  return <OffersContext value={offers}>{children}</OffersContext>;
}

/** The offer that holds this slot; null for a booking. Slots that the group has paid are booked. */
export function useOfferOf({ slot, place }: Reservation): GroupEnquiry | null {
  const offers = useContext(OffersContext);
  return (slot.payment === null && place && offers.get(place.party)) || null;
}

interface OfferedToProps {
  reservation: Reservation;
  /** The person's, or the group's with a number. */
  name: string;
  offer: GroupEnquiry;
}

/** The group that is offered the slot, and until when; links to the enquiry. */
export function OfferedTo({ reservation: { slot, place }, name, offer }: OfferedToProps) {
  const t = useStaffPageTexts(groupsTexts);
  const { zone } = usePark();
  const { until } = offer;
  const moment = until === null ? '' : `${dateText(dayOf(until, zone))}, ${timeText(until, zone)}`;
  return (
    <Link id={slotButtonId(slot.id)} className={styles.who} to={enquiryPath(offer.id)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.offer}>
        <ClockIcon /> <span>{place?.name ? t.offeredUntil(offer.name, moment) : t.offerUntil(moment)}</span>
      </span>
    </Link>
  );
}
