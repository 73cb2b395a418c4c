import type { FormEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { SelectField } from '../../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { editMutation, type SlotFieldChange } from '../api/editSlots.ts';
import styles from '../Edit.module.css';
import { EventOptions } from '../EventOptions.tsx';
import type { KeptState } from '../keptState.ts';
import { RangeFields } from '../RangeFields.tsx';
import { emptyRange, readRange } from '../rangeForm.ts';
import { type EventChoice, useComingEvents } from '../useComingEvents.ts';
import { countFree, useRangeForm } from '../useRangeForm.ts';
import { BulkPanel } from './BulkPanel.tsx';
import { changeOf, keepEvent, noEvent } from './slotChange.ts';

export const emptyChange = { ...emptyRange, price: '', event: keepEvent };
type ChangeTyped = typeof emptyChange;

/** Changes the price or event of all free slots in a range. */
export function ChangeForm({ kept }: { kept: KeptState<ChangeTyped> }) {
  const t = useStaffTexts().edit;
  const { common } = useTexts();
  const { zone } = usePark();
  const confirm = useConfirm();
  const events = useComingEvents();
  const range = useRangeForm(kept);
  const { typed, change, setFault } = range;

  const describe = ({ price, event }: SlotFieldChange) =>
    [
      ...(price === undefined ? [] : [`${t.newPrice}: ${common.price(price)}.`]),
      ...(event === undefined ? [] : [`${t.newEvent}: ${eventName(event)}.`]),
    ].join(' ');
  const eventName = (id: number | null) =>
    id === null ? t.noEvent : (events.find((event) => event.id === id)?.label ?? String(id));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const span = readRange(typed, zone);
    if (typeof span === 'string') return setFault(span);
    const change = changeOf(typed);
    if (typeof change === 'string') return setFault(change);
    const existing = await range.readStanding(span);
    if (existing === null) return undefined;
    const isConfirmed = await confirm({
      title: t.changeQuestion(countFree(existing)),
      text: describe(change),
      confirmLabel: t.change,
    });
    if (!isConfirmed) return undefined;
    await range.changeAll(existing, (slots) => editMutation(slots, change));
    return undefined;
  };

  return (
    <form className={styles.columns} noValidate onSubmit={submit}>
      <div className={classes(form.card, form.fields)}>
        <ChangeFields typed={typed} events={events} onChange={change} />
      </div>
      <BulkPanel
        range={range}
        variant="primary"
        say={{
          act: t.change,
          actOn: t.changeCount,
          acting: t.changing,
          success: t.changed,
          failure: t.changeFailed,
          count: t.changedCount,
        }}
      />
    </form>
  );
}

interface ChangeFieldsProps {
  typed: ChangeTyped;
  events: readonly EventChoice[];
  onChange: (part: Partial<ChangeTyped>) => void;
}

function ChangeFields({ typed, events, onChange }: ChangeFieldsProps) {
  const t = useStaffTexts().edit;
  return (
    <>
      <RangeFields range={typed} onChange={onChange} />
      <div className={form.row}>
        <Field
          label={t.newPrice}
          hint={t.newPriceHint}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          value={typed.price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <SelectField
          label={t.newEvent}
          value={typed.event}
          onChange={(event) => onChange({ event: event.target.value })}
        >
          <option value={keepEvent}>{t.keepEvent}</option>
          <option value={noEvent}>{t.outOfEvent}</option>
          <EventOptions events={events} />
        </SelectField>
      </div>
    </>
  );
}
