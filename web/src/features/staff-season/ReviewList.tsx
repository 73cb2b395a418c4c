import { toGrosze } from '@cablepark/contract/money';
import type { SeasonSlotRow } from '@cablepark/contract/season/season.schema';
import type { SeasonKind } from '@cablepark/contract/season/season-kinds';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { shortDay } from '../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './Season.module.css';

const changesSlots: Record<SeasonKind, boolean> = {
  make: true,
  reprice: true,
  remove: true,
  keptBooked: false,
  keptByHand: false,
  leftFree: false,
};

/** The number of slots of one kind, and on demand the first of them. */
export function ReviewList(props: { kind: SeasonKind; count: number; slots: readonly SeasonSlotRow[] }) {
  const { kind, count, slots } = props;
  const t = useStaffTexts().season.review;
  return (
    <details className={classes(styles.kind, changesSlots[kind] ? styles.changed : styles.kept)}>
      <summary className={styles.kindHead}>
        <span>{t.kinds[kind](count)}</span>
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
  const t = useStaffTexts().season.review;
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  const start = Temporal.Instant.from(slot.startTime);
  const price = common.price(toGrosze(slot.price));
  const words = [
    `${shortDay(dayOf(start, zone), language)}, ${timeText(start, zone)}`,
    trackName(slot.asset),
    slot.oldPrice === null ? price : t.priceChange(common.price(toGrosze(slot.oldPrice)), price),
  ];
  return <span>{words.join(' · ')}</span>;
}
