import { type AnnouncedEvent, eventName } from '@cablepark/domain/events/events';
import { partsByDay } from '@cablepark/domain/planner/day-summary';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { eventsAround } from '../../events/api/readEvents.ts';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';

interface EventsOfDayProps {
  day: Temporal.PlainDate;
  reservations: readonly Reservation[];
}

/** The events that touch the day, also those that have begun or are over: name, hours, and how many of its places are taken. */
export function EventsOfDay({ day, reservations }: EventsOfDayProps) {
  const t = useDeskTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const { data: around = [] } = useQuery(eventsAround(day, zone));
  const events = partsByDay([day], { slots: [], events: around, zone }).flatMap((parts) => parts.events);
  if (events.length === 0) return null;
  return (
    <ul aria-label={t.eventsOfDay}>
      {events.map((event) => {
        const places = reservations.filter(({ slot }) => slot.event === event.id);
        const takenCount = places.filter(({ slot }) => slot.rider !== null).length;
        return (
          <li key={event.id}>
            <strong>{eventName(event, language)}</strong>{' '}
            <span>
              {[
                hoursOf(event, day, zone),
                ...(places.length > 0 ? [t.placesTaken(takenCount, places.length)] : []),
              ].join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `18:00–20:00`, and of an event of several days `09:00 – 03.07.2026, 15:00`: each end on another day with that day. */
function hoursOf({ start, end }: AnnouncedEvent, day: Temporal.PlainDate, zone: string): string {
  const ends = end === null ? [start] : [start, end];
  const texts = ends.map((moment) => {
    const own = dayOf(moment, zone);
    return own.equals(day) ? timeText(moment, zone) : `${dateText(own)}, ${timeText(moment, zone)}`;
  });
  const isOfDay = ends.every((moment) => dayOf(moment, zone).equals(day));
  return [...new Set(texts)].join(isOfDay ? '–' : ' – ');
}
