import { toGrosze } from '@cablepark/contract/payments/money';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { MomentField } from '../../../staff/form/MomentField.tsx';
import { SelectField } from '../../../staff/form/SelectField.tsx';
import { TrackChoice } from '../../../staff/form/TrackChoice.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { EventOptions } from '../EventOptions.tsx';
import { StartField } from '../StartField.tsx';
import { useComingEvents } from '../useComingEvents.ts';
import type { MakingForm, MakingMode } from './slotForm.ts';

const modes: readonly MakingMode[] = ['series', 'places', 'season'];

interface CreateFieldsProps {
  form: MakingForm;
  onChange: (part: Partial<MakingForm>) => void;
}

export function CreateFields({ form: typed, onChange }: CreateFieldsProps) {
  const t = useStaffTexts().edit;
  const events = useComingEvents();
  return (
    <>
      <div className={form.group}>
        <Choice
          legend={t.mode}
          options={modes.map((value) => ({ value, label: t.modes[value] }))}
          value={typed.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <p className={form.hint}>{t.modeHints[typed.mode]}</p>
      </div>
      <TrackChoice legend={t.tracks} chosen={typed.tracks} onChange={(tracks) => onChange({ tracks })} />
      <When form={typed} onChange={onChange} />
      <Numbers form={typed} onChange={onChange} />
      <SelectField
        label={t.event}
        value={typed.event}
        onChange={(event) => onChange({ event: event.target.value })}
      >
        <option value="">{t.noEvent}</option>
        <EventOptions events={events} />
      </SelectField>
    </>
  );
}

function Numbers({ form: typed, onChange }: CreateFieldsProps) {
  const t = useStaffTexts().edit;
  const { price } = useTexts().common;
  const { slotPrice } = usePark();
  return (
    <div className={form.row}>
      <Field
        label={t.price}
        hint={
          slotPrice
            ? t.priceHint(price(toGrosze(slotPrice.weekday)), price(toGrosze(slotPrice.weekend)))
            : undefined
        }
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        value={typed.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <Field
        label={t.duration}
        type="number"
        inputMode="numeric"
        min={1}
        value={typed.duration}
        onChange={(event) => onChange({ duration: event.target.value })}
      />
      {typed.mode === 'places' && (
        <Field
          label={t.places}
          type="number"
          inputMode="numeric"
          min={1}
          value={typed.places}
          onChange={(event) => onChange({ places: event.target.value })}
        />
      )}
    </div>
  );
}

function When({ form: typed, onChange }: CreateFieldsProps) {
  const t = useStaffTexts().edit;
  if (typed.mode !== 'season') {
    return (
      <div className={form.row}>
        <StartField value={typed.start} onChange={(start) => onChange({ start })} />
        {typed.mode === 'series' && (
          <MomentField label={t.end} value={typed.end} onChange={(end) => onChange({ end })} />
        )}
      </div>
    );
  }
  const field = (key: 'firstDay' | 'lastDay' | 'opens' | 'closes', type: 'date' | 'time') => (
    <Field
      label={t[key]}
      type={type}
      value={typed[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <>
      <div className={form.row}>
        {field('firstDay', 'date')}
        {field('lastDay', 'date')}
      </div>
      <div className={form.row}>
        {field('opens', 'time')}
        {field('closes', 'time')}
      </div>
    </>
  );
}
