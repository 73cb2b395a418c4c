import type { TrackColour } from '@cablepark/domain/tracks/track';
import styles from './TrackDot.module.css';

/** The track's colour beside its name, which has the same meaning. On dark surfaces the caller's style sets the dark scheme. */
export function TrackDot({ colour }: { colour: TrackColour }) {
  return <span className={styles.dot} data-track-colour={colour} />;
}
