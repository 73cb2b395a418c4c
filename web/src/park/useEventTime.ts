import { whenOf } from '@cablepark/domain/events/event-when';
import type { AnnouncedEvent } from '@cablepark/domain/events/events';
import { dayOf } from '@cablepark/domain/time/park-time';
import { longDay } from '../i18n/dayNames.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { usePark } from './ParkProvider.tsx';

/** `wtorek 7 lipca, 21:30–23:30` in the park's zone; days of another year include the year. */
export function useEventTime(
  now: Temporal.Instant,
): (event: Pick<AnnouncedEvent, 'start' | 'end'>) => string {
  const { language } = useLanguage();
  const { zone } = usePark();
  const { year } = dayOf(now, zone);
  const nameDay = (day: Temporal.PlainDate) =>
    day.year === year ? longDay(day, language) : `${longDay(day, language)} ${day.year}`;
  return (event) => whenOf(event, language, zone, nameDay);
}
