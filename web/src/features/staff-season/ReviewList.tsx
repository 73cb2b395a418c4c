import { toGrosze } from '@cablepark/contract/money';
import type { SeasonKind, SeasonSlotRow } from '@cablepark/contract/season';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { whenText } from '../../staff/form/when.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './Season.module.css';

const isDeed: Record<SeasonKind, boolean> = {
  make: true,
  reprice: true,
  remove: true,
  keptBooked: false,
  keptByHand: false,
  leftFree: false,
};

/** How many slots of one kind, and on demand which: the first of them by name. */
export function ReviewList(props: { kind: SeasonKind; count: number; slots: readonly SeasonSlotRow[] }) {
  const { kind, count, slots } = props;
  const t = useStaffTexts().season.review;
  return (
    <details className={classes(styles.kind, isDeed[kind] ? styles.deed : styles.kept)}>
      <summary className={styles.kindHead}>
        {t.kinds[kind](count)}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={`${slot.asset} ${slot.startTime} ${slot.id}`}>
            <SlotLine slot={slot} />
          </li>
        ))}
        {count > slots.length && <li>{t.more(count - slots.length)}</li>}
      </ul>
    </details>
  );
}

function SlotLine({ slot }: { slot: SeasonSlotRow }) {
  const { common } = useTexts();
  const t = useStaffTexts().season;
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  const price = common.price(toGrosze(slot.price));
  const parts = [
    whenText(Temporal.Instant.from(slot.startTime), zone, language),
    trackName(slot.asset),
    t.minutesOf(slot.duration),
    slot.oldPrice === null ? price : t.review.priceChange(common.price(toGrosze(slot.oldPrice)), price),
  ];
  return parts.join(' · ');
}
