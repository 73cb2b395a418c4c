import { timeText } from '@cablepark/domain/time/display';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import styles from './StaleNote.module.css';

/** Says from when the shown slots are, where newer ones could not be had. `since` in milliseconds since the epoch. */
export function StaleNote({ since }: { since: number }) {
  const { zone } = usePark();
  const moment = Temporal.Instant.fromEpochMilliseconds(since);
  return (
    <output className={styles.stale}>
      <WarningIcon /> {useTexts().planner.stale(timeText(moment, zone))}
    </output>
  );
}
