import { hasBegun, type Slot } from '@cablepark/domain/slots/slot';
import { durationText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { shortDay } from '../../i18n/dayNames.ts';
import { daysAway } from '../../i18n/daysAway.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import styles from './NextSlot.module.css';

/** The first card of My slots: `Następny: pt 27 lis, 11:15`, and how far away that is. */
export function NextSlot({ slot, now }: { slot: Slot; now: Temporal.Instant }) {
  const { language } = useLanguage();
  const t = useTexts().account.next;
  const { zone } = usePark();
  const trackName = useTrackName();
  const day = dayOf(slot.start, zone);
  const away = daysAway(day, dayOf(now, zone), language);
  return (
    <section className={styles.next} aria-label={t.label}>
      <p className={styles.label}>{hasBegun(slot, now) ? t.now : `${t.label}: ${away}`}</p>
      <p className={styles.when}>{`${shortDay(day, language)}, ${timeText(slot.start, zone)}`}</p>
      <p>{`${trackName(slot.track)} · ${durationText(slot.minutes)}`}</p>
    </section>
  );
}
