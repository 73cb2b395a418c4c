import { timeText } from '@cablepark/domain/time/display';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import styles from './StaleNote.module.css';
import type { Stale } from './staleSince.ts';

/** Shows the age of the slots if they do not update automatically. */
export function StaleNote({ since, failed }: Stale) {
  const { zone } = usePark();
  const texts = useTexts().planner;
  const time = timeText(since, zone);
  if (!failed) return <p className={styles.asOf}>{texts.asOf(time)}</p>;
  return (
    <output className={styles.stale}>
      <WarningIcon /> <span>{texts.stale(time)}</span>
    </output>
  );
}
