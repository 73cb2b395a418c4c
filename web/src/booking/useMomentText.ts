import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { shortDay } from '../i18n/dayNames.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';

/** `sob. 4 lip, 14:15` */
export function useMomentText(): (moment: Temporal.Instant) => string {
  const { language } = useLanguage();
  const { zone } = usePark();
  return (moment) => `${shortDay(dayOf(moment, zone), language)}, ${timeText(moment, zone)}`;
}
