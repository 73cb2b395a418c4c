import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import type { ReviewState } from './useReview.ts';
import type { SeasonEditing } from './useSeasonEditing.ts';

/** A version conflict: the draft is still there, with both ways to continue. */
export function Overtaken({ editing, review }: { editing: SeasonEditing; review: ReviewState }) {
  const t = useStaffTexts().season.changed;
  const checkAgain = () => {
    editing.insist();
    review.check();
  };
  const takeTheirs = () => {
    review.close();
    editing.takeCurrent();
    editing.forgetFaults();
  };
  return (
    <Alert kind="warning" title={t.title}>
      <p>{t.text}</p>
      <div className={form.actions}>
        <Button onClick={checkAgain}>{t.checkAgain}</Button>
        <Button onClick={takeTheirs}>{t.theirs}</Button>
      </div>
    </Alert>
  );
}
