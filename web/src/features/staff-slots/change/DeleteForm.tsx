import type { FormEvent } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import form from '../../../staff/form/Form.module.css';
import { whenText } from '../../../staff/form/when.ts';
import { useStaffTexts } from '../../../staff/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { createSlotEdit } from '../api/createSlotEdit.ts';
import { deleteMutation } from '../api/deleteSlots.ts';
import type { SlotSpan } from '../api/slotsIn.ts';
import styles from '../Edit.module.css';
import type { KeptState } from '../keptState.ts';
import { logged } from '../logged.ts';
import { RangeFields } from '../RangeFields.tsx';
import { type RangeForm, readRange } from '../rangeForm.ts';
import { countFree, useRangeForm } from '../useRangeForm.ts';
import { BulkPanel } from './BulkPanel.tsx';

/** Deletes the free slots of a range and keeps the booked ones (SPEC.md §5). */
export function DeleteForm({ kept }: { kept: KeptState<RangeForm> }) {
  const t = useStaffTexts().edit;
  const { zone } = usePark();
  const confirmDeletion = useDeleteQuestion();
  const range = useRangeForm(kept);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const span = readRange(range.typed, zone);
    if (typeof span === 'string') return range.setFault(span);
    const existing = await range.readStanding(span);
    if (existing === null) return undefined;
    const freeCount = countFree(existing);
    if (!(await confirmDeletion(span, freeCount, existing.length - freeCount))) return undefined;
    const entries = span.tracks.map((track) => ({
      start: span.from,
      end: span.to,
      actionType: 'delete' as const,
      track,
    }));
    await range.changeAll(existing, deleteMutation, () => logged(entries, createSlotEdit));
    return undefined;
  };

  return (
    <form className={styles.columns} noValidate onSubmit={submit}>
      <div className={classes(form.card, form.fields)}>
        <RangeFields range={range.typed} onChange={range.change} />
      </div>
      <BulkPanel
        range={range}
        variant="danger"
        say={{
          act: t.delete,
          actOn: t.deleteCount,
          acting: t.deleting,
          success: t.deleted,
          failure: t.deleteFailed,
          count: t.deletedCount,
        }}
      />
    </form>
  );
}

/** The consequences, and that they are final. */
function useDeleteQuestion() {
  const t = useStaffTexts().edit;
  const trackName = useTrackName();
  const { language } = useLanguage();
  const { zone } = usePark();
  const confirm = useConfirm();
  return (spanAsked: SlotSpan, freeCount: number, bookedCount: number) =>
    confirm({
      title: t.deleteQuestion(freeCount),
      text: [
        t.deleteText(
          spanAsked.tracks.map(trackName).join(', '),
          whenText(spanAsked.from, zone, language),
          whenText(spanAsked.to, zone, language),
        ),
        ...(bookedCount > 0 ? [t.deleteKeeps(bookedCount)] : []),
        t.cannotUndo,
      ].join(' '),
      confirmLabel: t.delete,
      danger: true,
    });
}
