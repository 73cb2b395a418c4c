import { type FormEvent, useMemo, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { editSlots, type SlotChange } from '../../api/editSlots.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/Field.tsx';
import { useConfirm } from '../../ui/Modals.tsx';
import form from '../form/Form.module.css';
import { SelectField } from '../form/SelectField.tsx';
import { useStaffTexts } from '../texts.ts';
import styles from './Edit.module.css';
import { Progress } from './Progress.tsx';
import { RangeContent, RangeFields } from './RangeFields.tsx';
import { emptyRange, readRange, spanToShow } from './rangeForm.ts';
import { SettlingReport } from './SettlingReport.tsx';
import { type ChangeFault, changeOf, keepEvent, noEvent } from './slotChange.ts';
import { useComingEvents } from './useComingEvents.ts';
import { useSettling } from './useSettling.ts';
import { readSpan, useSlotsIn } from './useStanding.ts';

const empty = { ...emptyRange, price: '', event: keepEvent };

/** Gives the free slots of a range another price or event, all at once. */
export function ChangeForm() {
  const t = useStaffTexts().edit;
  const { common } = useTexts();
  const { zone } = usePark();
  const confirm = useConfirm();
  const events = useComingEvents();
  const [typed, setTyped] = useState(empty);
  const [fault, setFault] = useState<ChangeFault | 'range' | 'order' | 'noFree' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { work, result, settle, forget } = useSettling();
  const span = useMemo(() => spanToShow(typed, zone), [typed, zone]);
  const slots = useSlotsIn(span);
  const free = slots.data?.filter(({ bookedBy }) => bookedBy === null).length ?? 0;

  const change = (part: Partial<typeof empty>) => {
    setTyped((before) => ({ ...before, ...part }));
    setFault(null);
    setFailure(null);
    forget();
  };

  const describe = ({ price, event }: SlotChange) =>
    [
      ...(price === undefined ? [] : [`${t.newPrice}: ${common.price(price)}.`]),
      ...(event === undefined ? [] : [`${t.newEvent}: ${eventName(event)}.`]),
    ].join(' ');
  const eventName = (id: number | null) =>
    id === null ? t.noEvent : (events.find((event) => event.id === id)?.label ?? String(id));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readRange(typed, zone);
    if (typeof read === 'string') return setFault(read);
    const wish = changeOf(typed);
    if (typeof wish === 'string') return setFault(wish);
    const standing = await readSpan(read).catch(() => null);
    if (standing === null) return setFailure(t.readFailed);
    const freeCount = standing.filter(({ bookedBy }) => bookedBy === null).length;
    if (freeCount === 0) return setFault('noFree');
    const agreed = await confirm({
      title: t.changeQuestion(freeCount),
      text: describe(wish),
      confirmLabel: t.change,
    });
    if (!agreed) return undefined;
    const settled = await settle(standing, (ids) => editSlots(ids, wish));
    if (settled.error === null) toast.success(t.changed);
    return undefined;
  };

  return (
    <form className={styles.columns} noValidate onSubmit={submit}>
      <div className={classes(form.card, form.fields)}>
        <RangeFields range={typed} onChange={change} />
        <div className={form.row}>
          <Field
            label={t.newPrice}
            hint={t.newPriceHint}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            value={typed.price}
            onChange={(event) => change({ price: event.target.value })}
          />
          <SelectField
            label={t.newEvent}
            value={typed.event}
            onChange={(event) => change({ event: event.target.value })}
          >
            <option value={keepEvent}>{t.keepEvent}</option>
            <option value={noEvent}>{t.outOfEvent}</option>
            {events.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <section className={form.card} aria-label={t.range}>
        <RangeContent span={span} slots={slots} />
        {fault && <Alert kind="danger">{t.faults[fault]}</Alert>}
        {failure && <Alert kind="danger">{failure}</Alert>}
        {work.progress ? (
          <Progress label={t.changing} {...work.progress} onStop={work.stop} />
        ) : (
          <Button type="submit" variant="primary" wide>
            {free > 0 ? t.changeCount(free) : t.change}
          </Button>
        )}
        {result && (
          <SettlingReport
            result={result}
            say={{ success: t.changed, failure: t.changeFailed, count: t.changedCount }}
          />
        )}
      </section>
    </form>
  );
}
