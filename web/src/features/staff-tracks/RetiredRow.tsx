import type { Track } from '@cablepark/domain/tracks/track';
import { useTrackName } from '../../park/TrackNames.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Tracks.module.css';
import { useTrackStatus } from './useTrackStatus.tsx';

/** A retired track, and a button to restore it. */
export function RetiredRow({ track }: { track: Track }) {
  const t = useStaffTexts().tracks;
  const name = useTrackName()(track.id);
  const { isChanging, restore } = useTrackStatus(track, name);
  return (
    <li className={styles.gone}>
      <h3 className={styles.name}>{name}</h3>
      <div className={form.actions}>
        <Button busy={isChanging} aria-label={t.restoreOne(name)} onClick={() => void restore()}>
          {t.restore}
        </Button>
      </div>
    </li>
  );
}
