import { eventName } from '@cablepark/domain/events/events';
import { dateText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { comingEvents } from '../events/api/readEvents.ts';

export interface EventChoice {
  id: number;
  label: string;
}

/** Events that are not over, as an option for new slots. Empty if they fail to load, because slots need none. */
export function useComingEvents(): EventChoice[] {
  const { language } = useLanguage();
  const { zone } = usePark();
  const { data = [] } = useQuery(comingEvents(zone));
  return data.map((event) => ({
    id: event.id,
    label: `${dateText(dayOf(event.start, zone))} ${eventName(event, language)}`,
  }));
}
