import { placeName } from '@cablepark/domain/booking/party';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dateText, durationText, timeText, weekdayText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useMemo } from 'react';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { Reservation } from './reservations.ts';
import { useDeskTexts } from './useDeskTexts.ts';

export interface ReservationWords {
  /** `10:15, Tor 1`. */
  place: (slot: Slot) => string;
  /** `sobota 04.07.2026, 10:15, Tor 1`. */
  when: (slot: Slot) => string;
  /** `15 min · 55 zł`. */
  cost: (slot: Slot) => string;
  /** The rider's name, or a note that the account is deleted. */
  name: (reservation: Reservation) => string;
  /** Slot, rider, and a warning if any. */
  confirmation: (reservation: Reservation, warning: string | null) => Elements;
}

/** Texts about slots and reservations. */
export function useReservationWords(): ReservationWords {
  const t = useDeskTexts();
  const { common } = useTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  return useMemo(() => {
    const place = (slot: Slot) => `${timeText(slot.start, zone)}, ${trackName(slot.track)}`;
    const when = (slot: Slot) => {
      const day = dayOf(slot.start, zone);
      return `${weekdayText(day, language)} ${dateText(day)}, ${place(slot)}`;
    };
    const name = ({ rider, place }: Reservation) => {
      const contact = rider?.name || rider?.email || t.unknownRider;
      if (!place) return contact;
      return place.name ?? (place.of > 1 ? placeName(contact, place) : contact);
    };
    return {
      place,
      when,
      name,
      cost: (slot) => `${durationText(slot.minutes)} · ${common.price(slot.price)}`,
      confirmation: (reservation, warning) => (
        <>
          <p>{`${name(reservation)} · ${when(reservation.slot)}`}</p>
          {warning && (
            <p>
              <strong>{warning}</strong>
            </p>
          )}
        </>
      ),
    };
  }, [t, common, language, zone, trackName]);
}
