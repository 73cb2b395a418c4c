import type { Track } from '@cablepark/domain/tracks/track';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { TrackDot } from '../../park/TrackDot.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import form from '../../staff/form/Form.module.css';
import { MoveButtons } from '../../staff/form/MoveButtons.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/pageIcons.tsx';
import styles from './Tracks.module.css';
import { useTrackStatus } from './useTrackStatus.tsx';

interface TrackRowProps {
  track: Track;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
}

/** One track: its position, its details, and whether it takes bookings. */
export function TrackRow({ track, isFirst, isLast, onMove, onEdit }: TrackRowProps) {
  const t = useStaffTexts().tracks;
  const name = useTrackName()(track.id);
  const { isChanging, close, open } = useTrackStatus(track, name);
  const isClosed = track.status === 'closed';
  return (
    <li className={styles.track}>
      <MoveButtons up={t.up(name)} down={t.down(name)} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <div className={styles.what}>
        <h2 className={styles.name}>
          <TrackDot colour={track.colour} />
          <span>{name}</span>
        </h2>
        <p className={styles.facts}>
          {isClosed && (
            <span className={styles.closed}>
              <LockIcon /> <span>{t.closed}</span>
            </span>
          )}
          <Facts track={track} />
        </p>
      </div>
      <div className={form.actions}>
        <Button aria-label={t.editOne(name)} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button
          variant="quiet"
          busy={isChanging}
          aria-label={isClosed ? t.openOne(name) : t.closeOne(name)}
          onClick={() => void (isClosed ? open() : close())}
        >
          {isClosed ? t.open : t.close}
        </Button>
      </div>
    </li>
  );
}

function Facts({ track: { length, level, obstacles } }: { track: Track }) {
  const t = useStaffTexts().tracks;
  const { planner } = useTexts();
  const facts = [
    ...(length === null ? [] : [planner.trackLength(length)]),
    ...(level === null ? [] : [planner.levels[level]]),
    ...(obstacles.length === 0 ? [] : [t.obstacleCount(obstacles.length)]),
  ];
  return <span>{facts.join(' · ')}</span>;
}
