import { type FormEvent, useMemo, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { createSlotEdit } from '../../api/createSlotEdit.ts';
import { deleteSlots } from '../../api/deleteSlots.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useConfirm } from '../../ui/Modals.tsx';
import form from '../form/Form.module.css';
import { whenText } from '../form/when.ts';
import { useStaffTexts } from '../texts.ts';
import styles from './Edit.module.css';
import { logged } from './logged.ts';
import { Progress } from './Progress.tsx';
import { RangeContent, RangeFields } from './RangeFields.tsx';
import { emptyRange, type RangeForm, readRange, spanToShow } from './rangeForm.ts';
import { SettlingReport } from './SettlingReport.tsx';
import { useSettling } from './useSettling.ts';
import { readSpan, type SlotSpan, useSlotsIn } from './useStanding.ts';

type Fault = 'range' | 'order' | 'noFree';

/** Deletes the free slots of a range and keeps the booked ones (SPEC.md §5, DESIGN.md §5.9). */
export function DeleteForm() {
  const t = useStaffTexts().edit;
  const { common } = useTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const confirm = useConfirm();
  const [range, setRange] = useState<RangeForm>(emptyRange);
  const [fault, setFault] = useState<Fault | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { work, result, settle, forget } = useSettling();
  const span = useMemo(() => spanToShow(range, zone), [range, zone]);
  const slots = useSlotsIn(span);
  const free = slots.data?.filter(({ bookedBy }) => bookedBy === null).length ?? 0;

  const change = (part: Partial<RangeForm>) => {
    setRange((before) => ({ ...before, ...part }));
    setFault(null);
    setFailure(null);
    forget();
  };

  const ask = (spanAsked: SlotSpan, freeCount: number, bookedCount: number) =>
    confirm({
      title: t.deleteQuestion(freeCount),
      text: [
        t.deleteText(
          spanAsked.assets.map(common.track).join(', '),
          whenText(spanAsked.from, zone, language),
          whenText(spanAsked.to, zone, language),
        ),
        ...(bookedCount > 0 ? [t.deleteKeeps(bookedCount)] : []),
        t.cannotUndo,
      ].join(' '),
      confirmLabel: t.delete,
      danger: true,
    });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readRange(range, zone);
    if (typeof read === 'string') return setFault(read);
    const standing = await readSpan(read).catch(() => null);
    if (standing === null) return setFailure(t.readFailed);
    const freeCount = standing.filter(({ bookedBy }) => bookedBy === null).length;
    if (freeCount === 0) return setFault('noFree');
    if (!(await ask(read, freeCount, standing.length - freeCount))) return undefined;
    const entries = read.assets.map((asset) => ({
      start: read.from,
      end: read.to,
      actionType: 'delete' as const,
      asset,
    }));
    const settled = await settle(standing, deleteSlots, () => logged(entries, createSlotEdit));
    if (settled.error === null) toast.success(t.deleted);
    return undefined;
  };

  return (
    <form className={styles.columns} noValidate onSubmit={submit}>
      <div className={classes(form.card, form.fields)}>
        <RangeFields range={range} onChange={change} />
      </div>
      <section className={form.card} aria-label={t.range}>
        <RangeContent span={span} slots={slots} />
        {fault && <Alert kind="danger">{t.faults[fault]}</Alert>}
        {failure && <Alert kind="danger">{failure}</Alert>}
        {work.progress ? (
          <Progress label={t.deleting} {...work.progress} onStop={work.stop} />
        ) : (
          <Button type="submit" variant="danger" wide>
            {free > 0 ? t.deleteCount(free) : t.delete}
          </Button>
        )}
        {result && (
          <SettlingReport
            result={result}
            say={{ success: t.deleted, failure: t.deleteFailed, count: t.deletedCount }}
          />
        )}
      </section>
    </form>
  );
}
