import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { shortDay } from '../../../i18n/dayNames.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';

/** Wire times in the park's zone and the visitor's language. */
export function useMoments() {
  const { zone } = usePark();
  const { language } = useLanguage();
  return {
    /** `pt 10 lip, 14:05` */
    dayAndTime: (time: string): string => {
      const instant = Temporal.Instant.from(time);
      return `${shortDay(dayOf(instant, zone), language)}, ${timeText(instant, zone)}`;
    },
  };
}
