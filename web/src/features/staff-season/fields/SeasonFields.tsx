import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { errorText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { NoTracks } from '../../../park/NoTracks.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import form from '../../../staff/form/Form.module.css';
import footer from '../../../staff/form/SaveFooter.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import type { KnownSeason } from '../api/season.ts';
import { EmptySeason } from '../EmptySeason.tsx';
import { faultText } from '../faultText.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from '../Season.module.css';
import type { ReviewState } from '../useReview.ts';
import type { SeasonEditing } from '../useSeasonEditing.ts';
import { Plans } from './Plans.tsx';
import { ReleaseFields } from './ReleaseFields.tsx';

interface SeasonFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  editing: SeasonEditing;
  review: ReviewState;
  known: KnownSeason;
}

/** The whole season in one form, beside its chart. */
export function SeasonFields({ form: formRef, editing, review, known }: SeasonFieldsProps) {
  const t = useStaffTexts().season;
  const tracks = useTracks();
  const { typed, faults, change } = editing;
  const fault = (path: string) => faultText(faults, path, typed, t.faults);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    review.check();
  };
  const untils = known.released.map(({ until }) => until).toSorted();
  return (
    <form ref={formRef} className={styles.columns} noValidate onSubmit={submit}>
      <div className={form.form}>
        {tracks?.length === 0 && <NoTracks />}
        {editing.wasKept && editing.isUnsaved && <Alert kind="info">{t.draftKept}</Alert>}
        {typed.plans.length === 0 ? (
          <EmptySeason onStart={(plan) => change({ plans: [plan] })} />
        ) : (
          <>
            <Plans editing={editing} fault={fault} />
            <ReleaseFields
              release={typed.release}
              releasedUntil={untils.at(-1) ?? null}
              fault={fault}
              onChange={(release) => change({ release })}
            />
          </>
        )}
      </div>
      {typed.plans.length > 0 && (
        <div className={styles.aside}>
          <Picture read={editing.read} plan={typed.plans[editing.openPlan] ?? typed.plans[0]} />
        </div>
      )}
      {(typed.plans.length > 0 || editing.isUnsaved) && <CheckBar editing={editing} review={review} />}
    </form>
  );
}

/** A sticky bar: errors, unapplied changes, and the buttons. */
function CheckBar({ editing, review }: Pick<SeasonFieldsProps, 'editing' | 'review'>) {
  const texts = useTexts();
  const t = useStaffTexts().season;
  const { checking } = review;
  const { isUnsaved, faults } = editing;
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (review.wasClosed) button.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [review.wasClosed]);
  const discard = async () => {
    if (!(await editing.mayLeave())) return;
    editing.takeCurrent();
    editing.forgetFaults();
  };
  return (
    <div className={classes(footer.footer, styles.footer)}>
      {faults.size > 0 && <Alert kind="danger">{t.checkFields}</Alert>}
      {checking.isError && (
        <Alert kind="danger" title={t.checkFailed}>
          {errorText(checking.error, texts)}
        </Alert>
      )}
      <div className={footer.bar} ref={button}>
        <output className={form.hint}>{isUnsaved ? t.unsaved : t.allSaved}</output>
        <div className={form.actions}>
          {isUnsaved && <Button onClick={() => void discard()}>{t.discard}</Button>}
          <Button type="submit" variant="primary" busy={checking.isPending} disabled={editing.isOvertaken}>
            {checking.isPending ? t.checking : t.check}
          </Button>
        </div>
      </div>
    </div>
  );
}
