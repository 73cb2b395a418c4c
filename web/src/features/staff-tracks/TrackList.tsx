import { mostTracks, standingTracks, type Track } from '@cablepark/domain/tracks/track';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { RetiredRow } from './RetiredRow.tsx';
import { TrackRow } from './TrackRow.tsx';
import styles from './Tracks.module.css';
import { useTrackOrder } from './useTrackOrder.ts';

interface TrackListProps {
  tracks: readonly Track[];
  onEdit: (track: Track | 'new') => void;
}

/** The tracks as guests see them, sortable, and below them the retired ones. */
export function TrackList({ tracks, onEdit }: TrackListProps) {
  const t = useStaffTexts().tracks;
  const current = standingTracks(tracks);
  const retiredTracks = tracks.filter(({ status }) => status === 'retired');
  const { move, isMoving, said } = useTrackOrder(current);
  return (
    <>
      {current.length === 0 ? (
        <div className={form.empty}>
          <p>{t.none}</p>
          <Button variant="primary" onClick={() => onEdit('new')}>
            {t.addFirst}
          </Button>
        </div>
      ) : (
        <Adding isFull={current.length >= mostTracks} onAdd={() => onEdit('new')} />
      )}
      {current.length > 0 && (
        <ol className={styles.list} aria-label={t.standing} aria-busy={isMoving}>
          {current.map((track, index) => (
            <TrackRow
              key={track.id}
              track={track}
              isFirst={index === 0}
              isLast={index === current.length - 1}
              onMove={(by) => move(track, by)}
              onEdit={() => onEdit(track)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {retiredTracks.length > 0 && (
        <section className={styles.retired} aria-labelledby="retired-tracks">
          <h2 id="retired-tracks">{t.retired}</h2>
          <p className={form.hint}>{t.retiredHint}</p>
          <ul className={styles.list}>
            {retiredTracks.map((track) => (
              <RetiredRow key={track.id} track={track} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Adding({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const t = useStaffTexts().tracks;
  if (isFull) return <p className={form.hint}>{t.full(mostTracks)}</p>;
  return (
    <div className={form.actions}>
      <Button variant="primary" onClick={onAdd}>
        {t.add}
      </Button>
    </div>
  );
}
