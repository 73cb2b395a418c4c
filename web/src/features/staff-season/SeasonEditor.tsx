import { useFirstFault } from '../../staff/form/useFirstFault.ts';
import type { KnownSeason } from './api/season.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { SeasonFields } from './fields/SeasonFields.tsx';
import { Overtaken } from './Overtaken.tsx';
import { Review } from './Review.tsx';
import styles from './Season.module.css';
import { useReview } from './useReview.ts';
import { useRunningChange } from './useRunningChange.ts';
import { useSeasonEditing } from './useSeasonEditing.ts';

/** The plan's form below the last change, then its preview; above both a running change. */
export function SeasonEditor({ known }: { known: KnownSeason }) {
  const { form, showFault } = useFirstFault();
  const editing = useSeasonEditing(known, showFault);
  const running = useRunningChange(known.change);
  const review = useReview(editing);
  return (
    <div className={styles.page}>
      {running.change && (running.isRunning || !review.shown) && (
        <ChangeCard {...running} change={running.change} />
      )}
      {editing.isOvertaken && <Overtaken editing={editing} review={review} />}
      {review.shown ? (
        <Review review={review} shown={review.shown} isBusy={running.isRunning} />
      ) : (
        <SeasonFields form={form} editing={editing} review={review} known={known} />
      )}
    </div>
  );
}
