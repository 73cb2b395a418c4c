import type { WishSpan } from '@cablepark/domain/standby/wish-spans';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf, momentOf } from '@cablepark/domain/time/park-time';
import { spanText } from '@cablepark/domain/time/span';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { standbyTexts } from '../../i18n/pages/standby.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { OptionCards } from '../OptionCards.tsx';
import { useChangeWish } from './api/standby.ts';
import styles from './Standby.module.css';

interface WishDialogProps {
  /** The whole day first. */
  spans: readonly WishSpan[];
  track: number;
  account: string;
  onClose: () => void;
}

/** Asks for which hours of the day, and on which track. */
export default function WishDialog({ spans, track, account, onClose }: WishDialogProps) {
  const texts = useTexts();
  const t = usePageTexts(standbyTexts);
  const trackName = useTrackName();
  const { tracks } = usePark();
  const [isAny, setAny] = useState(false);
  // The spans of the day shift with the clock; the dialog keeps those of its opening.
  const [offeredSpans] = useState(spans);
  const hours = useHours(offeredSpans);
  const { mutate, isPending, error } = useChangeWish(account);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (hours.span === null) return;
    const wish = { kind: 'make', track: isAny ? null : track, ...hours.span } as const;
    mutate(wish, {
      onSuccess: () => {
        toast.success(t.made);
        onClose();
      },
    });
  };
  return (
    <Dialog open onClose={onClose} title={t.dialogTitle} shape="sheet">
      <form className={styles.form} onSubmit={submit} noValidate>
        {error && <Alert kind="danger">{failedText(t.madeFailed, error, texts)}</Alert>}
        <HourChoice hours={hours} />
        {(tracks ?? []).length > 1 && (
          <div className={styles.field}>
            <span aria-hidden="true">{t.track}</span>
            <Choice
              legend={t.track}
              options={[
                { value: 'this', label: trackName(track) },
                { value: 'any', label: t.anyTrack },
              ]}
              value={isAny ? 'any' : 'this'}
              onChange={(value) => setAny(value === 'any')}
            />
          </div>
        )}
        <p className={styles.soft}>{[t.how, t.howSoon].join(' ')}</p>
        <Button type="submit" variant="primary" wide busy={isPending} disabled={hours.span === null}>
          {t.confirm}
        </Button>
      </form>
    </Dialog>
  );
}

/** One of the spans, or hours that the rider enters. */
function useHours(spans: readonly WishSpan[]) {
  const { zone } = usePark();
  const [whole] = spans;
  const [index, setIndex] = useState(0);
  const [typed, setTyped] = useState({
    from: whole ? timeText(whole.from, zone) : '',
    until: whole ? timeText(whole.until, zone) : '',
  });
  const isOwn = index === spans.length;
  const day = whole && dayOf(whole.from, zone);
  const span = isOwn ? day && readHours(day, typed, zone) : spans[index];
  return { spans, index, setIndex, typed, setTyped, isOwn, span: span ?? null };
}

type Hours = ReturnType<typeof useHours>;

function readHours(
  day: Temporal.PlainDate,
  typed: Record<'from' | 'until', string>,
  zone: string,
): WishSpan | null {
  if (typed.from === '' || typed.until === '') return null;
  const [from, until] = [typed.from, typed.until].map((time) =>
    momentOf(day.toPlainDateTime(Temporal.PlainTime.from(time)), zone),
  );
  return from && until && Temporal.Instant.compare(from, until) < 0 ? { from, until } : null;
}

function HourChoice({ hours }: { hours: Hours }) {
  const t = usePageTexts(standbyTexts);
  const { zone } = usePark();
  const { spans, index, setIndex, typed, setTyped, isOwn } = hours;
  const labels = spans.map(({ from, until }, at) => {
    const text = spanText(from, until, zone);
    return at === 0 && spans.length > 1 ? t.wholeDay(text) : text;
  });
  return (
    <OptionCards
      legend={t.hours}
      name="hours"
      options={[...labels, t.ownHours].map((label, id) => ({ id, label }))}
      value={index}
      onChange={setIndex}
    >
      {isOwn && (
        <div className={styles.times}>
          {(['from', 'until'] as const).map((end) => (
            <Field
              key={end}
              type="time"
              label={t[end]}
              value={typed[end]}
              error={end === 'until' && hours.span === null ? t.wrongHours : undefined}
              onChange={({ currentTarget }) => setTyped({ ...typed, [end]: currentTarget.value })}
            />
          ))}
        </div>
      )}
    </OptionCards>
  );
}
