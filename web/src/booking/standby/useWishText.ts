import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { spanText } from '@cablepark/domain/time/span';
import { shortDay } from '../../i18n/dayNames.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { standbyTexts } from '../../i18n/pages/standby.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import type { OwnWish, SlotOffer } from './api/standby.ts';

/** `sob. 4 lip, 16:00–19:00, Tor 2` for a wish, and `sob. 4 lip, 16:15, Tor 2` for an offered slot. */
export function useWishText() {
  const { language } = useLanguage();
  const { zone } = usePark();
  const t = usePageTexts(standbyTexts);
  const trackName = useTrackName();
  const dayText = (moment: Temporal.Instant) => shortDay(dayOf(moment, zone), language);
  return {
    wish: ({ track, from, until }: Pick<OwnWish, 'track' | 'from' | 'until'>) =>
      t.wish(dayText(from), spanText(from, until, zone), track === null ? t.any : trackName(track)),
    offer: ({ track, start }: Pick<SlotOffer, 'track' | 'start'>) =>
      t.wish(dayText(start), timeText(start, zone), trackName(track)),
  };
}
