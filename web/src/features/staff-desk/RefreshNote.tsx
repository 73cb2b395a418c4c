import { timeText } from '@cablepark/domain/time/display';
import { usePark } from '../../park/ParkProvider.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './RefreshNote.module.css';
import { useDeskTexts } from './useDeskTexts.ts';

/** The age of the page's data; an error if the refresh failed. */
export function RefreshNote({ failed, at }: { failed: boolean; at: Temporal.Instant }) {
  const t = useDeskTexts();
  const { zone } = usePark();
  const time = timeText(at, zone);
  if (failed) return <Alert kind="warning">{t.refreshFailed(time)}</Alert>;
  return <p className={styles.note}>{t.refreshedAt(time)}</p>;
}
