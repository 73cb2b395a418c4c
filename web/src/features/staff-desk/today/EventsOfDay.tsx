import { eventName } from '@cablepark/domain/events/events';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { comingEvents } from '../../events/api/readEvents.ts';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';

interface EventsOfDayProps {
  day: Temporal.PlainDate;
  reservations: readonly Reservation[];
}

/** The events of the day: name, hours, and how many of its places are taken. Days that are over have none here. */
export function EventsOfDay({ day, reservations }: EventsOfDayProps) {
  const t = useDeskTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const { data = [] } = useQuery(comingEvents(zone));
  const events = data.filter(({ start }) => dayOf(start, zone).equals(day));
  if (events.length === 0) return null;
  return (
    <ul aria-label={t.eventsOfDay}>
      {events.map((event) => {
        const places = reservations.filter(({ slot }) => slot.event === event.id);
        const takenCount = places.filter(({ slot }) => slot.rider !== null).length;
        const hours = [event.start, event.end ?? event.start].map((at) => timeText(at, zone));
        return (
          <li key={event.id}>
            <strong>{eventName(event, language)}</strong>{' '}
            <span>
              {[
                [...new Set(hours)].join('–'),
                ...(places.length > 0 ? [t.placesTaken(takenCount, places.length)] : []),
              ].join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
