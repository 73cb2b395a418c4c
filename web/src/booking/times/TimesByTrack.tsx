import { groupBy } from '@cablepark/domain/grouping';
import type { Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName, useTrackNames } from '../../park/TrackNames.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './TimesByTrack.module.css';

interface TimesByTrackProps {
  slots: readonly Slot[];
  /** Which slots are selected; absent where a click continues at once. */
  isChosen?: (slot: Slot) => boolean;
  onChoose: (slot: Slot) => void;
  /** The note under a time; null for none. */
  note: (slot: Slot) => string | null;
}

/** Times to choose from, by track. The order of the tracks does not depend on the earliest time. */
export function TimesByTrack({ slots, isChosen, onChoose, note }: TimesByTrackProps) {
  const { zone } = usePark();
  const trackName = useTrackName();
  const places = [...useTrackNames().keys()];
  const byTrack = groupBy(
    slots.toSorted((a, b) => places.indexOf(a.track) - places.indexOf(b.track)),
    (slot) => slot.track,
  );
  return (
    <div className={styles.tracks}>
      {[...byTrack].map(([track, those]) => (
        <section key={track} className={styles.track} aria-label={trackName(track)}>
          <h3 className={styles.trackName}>{trackName(track)}</h3>
          <div className={styles.times}>
            {those.map((slot) => (
              <button
                key={slot.id}
                type="button"
                className={classes(styles.time, isChosen?.(slot) && styles.chosen)}
                aria-pressed={isChosen?.(slot)}
                onClick={() => onChoose(slot)}
              >
                <span>{timeText(slot.start, zone)}</span>
                {note(slot) !== null && <span className={styles.note}>{note(slot)}</span>}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
