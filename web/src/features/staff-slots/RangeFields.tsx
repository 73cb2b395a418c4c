import { byStart, isOpen, type Slot } from '@cablepark/domain/slots/slot';
import { groupDoor } from '../../booking/groupDoor.ts';
import { useSlotWords } from '../../booking/useSlotWords.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { MomentField } from '../../staff/form/MomentField.tsx';
import { TrackChoice } from '../../staff/form/TrackChoice.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
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
    <>
      <p className={styles.count} aria-live="polite">
        {data.length === 0 ? t.rangeEmpty : t.inRange(free, data.length - free)}
      </p>
      <GroupFrom slots={data} />
    </>
  );
}

/** Books a group from the first free slot of the range on. */
function GroupFrom({ slots }: { slots: readonly Slot[] }) {
  const t = useStaffTexts().edit;
  const words = useSlotWords();
  const { features } = usePark();
  const now = useNow();
  const [first] = slots.filter((slot) => slot.event === null && isOpen(slot, now)).toSorted(byStart);
  if (!first || !features.includes('parties')) return null;
  return <Button onClick={() => groupDoor.open(first)}>{t.groupFrom(words.place(first))}</Button>;
}
