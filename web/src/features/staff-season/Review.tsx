import { type SeasonCounts, seasonKinds } from '@cablepark/contract/season/season-kinds';
import { firstOpening } from '@cablepark/domain/season/horizon';
import { dateText } from '@cablepark/domain/time/display';
import { useEffect, useRef } from 'react';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import footer from '../../staff/form/SaveFooter.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ReviewList } from './ReviewList.tsx';
import styles from './Season.module.css';
import type { Checked, ReviewState } from './useReview.ts';

interface ReviewProps {
  review: ReviewState;
  shown: Checked;
  /** Another change is running, so this one must wait. */
  isBusy: boolean;
}

/** A preview of the plan's changes, kind by kind. */
export function Review({ review, shown, isBusy }: ReviewProps) {
  const t = useStaffTexts().season;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { counts, slots } = shown.preview;
  const kinds = seasonKinds.filter((kind) => counts[kind] > 0);
  return (
    <section className={form.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t.review.title}
      </h2>
      {isSame(counts) && (
        <Alert kind="info">
          <span>{t.review.nothing}</span>
          <Opening season={shown.season} />
        </Alert>
      )}
      {kinds.map((kind) => (
        <ReviewList key={kind} kind={kind} count={counts[kind]} slots={slots[kind]} />
      ))}
      <p className={form.hint}>{t.review.ahead}</p>
      {(counts.leftFree > 0 || shown.refill) && <Refill review={review} shown={shown} />}
      <Failures review={review} isBusy={isBusy} />
      <Buttons review={review} shown={shown} isBusy={isBusy} />
    </section>
  );
}

/** The time when riders can book the first slots, if there are none yet. */
function Opening({ season }: Pick<Checked, 'season'>) {
  const t = useStaffTexts().season.review;
  const { zone } = usePark();
  const first = firstOpening(season, useNow(), zone);
  return (
    first && <span>{` ${t.opensOn(shownDay(first.day), shownDay(first.opensOn), season.release.at)}`}</span>
  );
}

function shownDay(day: string): string {
  return dateText(Temporal.PlainDate.from(day));
}

/** Whether no slot changes. */
function isSame({ make, reprice, remove }: SeasonCounts): boolean {
  return make + reprice + remove === 0;
}

function Refill({ review, shown }: Omit<ReviewProps, 'isBusy'>) {
  const t = useStaffTexts().season.review;
  return (
    <div className={form.group}>
      <div>
        <CheckField
          label={t.refill}
          checked={shown.refill}
          disabled={review.checking.isPending}
          onChange={(event) => review.check(event.target.checked)}
        />
      </div>
      <p className={form.hint}>{t.refillHint}</p>
    </div>
  );
}

function Failures({ review, isBusy }: Omit<ReviewProps, 'shown'>) {
  const texts = useTexts();
  const t = useStaffTexts().season;
  const { error } = review.ordering;
  const code = error instanceof ApiError ? error.code : null;
  if (isBusy || code === 'SEASON_BUSY') return <Alert kind="warning">{t.busy}</Alert>;
  // The page shows above what to do about it.
  if (error === null || code === 'SEASON_CHANGED') return null;
  return (
    <Alert kind="danger" title={t.review.failed}>
      {errorText(error, texts)}
    </Alert>
  );
}

function Buttons({ review, shown, isBusy }: ReviewProps) {
  const t = useStaffTexts().season.review;
  const confirm = useConfirm();
  const { make, reprice, remove, keptBooked } = shown.preview.counts;
  const apply = async () => {
    const isConfirmed = await confirm({
      title: t.question,
      text: [
        t.questionText(make, reprice, remove),
        ...(keptBooked > 0 ? [t.questionKept(keptBooked)] : []),
        t.questionUndo,
      ].join(' '),
      confirmLabel: t.apply,
    });
    if (isConfirmed) review.ordering.mutate(shown);
  };
  return (
    <div className={classes(footer.footer, styles.footer)}>
      <div className={form.actions}>
        <Button onClick={review.close}>{t.back}</Button>
        <Button
          variant="primary"
          busy={review.ordering.isPending || review.checking.isPending}
          disabled={isBusy || review.isStale}
          onClick={() => void apply()}
        >
          {review.ordering.isPending ? t.applying : t.apply}
        </Button>
      </div>
    </div>
  );
}
