import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { MomentField } from '../../staff/form/MomentField.tsx';
import { TrackChoice } from '../../staff/form/TrackChoice.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { SlotSpan } from './api/slotsIn.ts';
import styles from './Edit.module.css';
import type { RangeForm } from './rangeForm.ts';
import { StartField } from './StartField.tsx';
import { countFree } from './useRangeForm.ts';
import type { useSlotsIn } from './useStanding.ts';

export function RangeFields(props: { range: RangeForm; onChange: (part: Partial<RangeForm>) => void }) {
  const t = useStaffTexts().edit;
  const { range, onChange } = props;
  return (
    <>
      <TrackChoice legend={t.tracks} chosen={range.tracks} onChange={(tracks) => onChange({ tracks })} />
      <div className={form.row}>
        <StartField value={range.start} onChange={(start) => onChange({ start })} />
        <MomentField label={t.end} value={range.end} onChange={(end) => onChange({ end })} />
      </div>
      <p className={form.hint}>{t.rangeHint}</p>
    </>
  );
}

/** The content of the range: numbers of free and booked slots. */
export function RangeContent(props: { span: SlotSpan | null; slots: ReturnType<typeof useSlotsIn> }) {
  const t = useStaffTexts().edit;
  const { loading } = useTexts().common;
  const { data, isPending, isError, error, refetch } = props.slots;
  if (props.span === null) return <p className={form.hint}>{t.rangeAsk}</p>;
  if (isError) return <LoadFailure title={t.readFailed} error={error} onRetry={refetch} />;
  if (isPending) {
    return (
      <div>
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton width="14rem" height="2.25rem" />
      </div>
    );
  }
  const free = countFree(data);
  return (
    <p className={styles.count} aria-live="polite">
      {data.length === 0 ? t.rangeEmpty : t.inRange(free, data.length - free)}
    </p>
  );
}
