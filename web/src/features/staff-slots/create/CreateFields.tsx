import { toGrosze } from '@cablepark/contract/money';
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

export function CreateFields({ form: values, onChange }: CreateFieldsProps) {
  const t = useStaffTexts().edit;
  const events = useComingEvents();
  return (
    <>
      <div className={form.group}>
        <Choice
          legend={t.mode}
          options={modes.map((value) => ({ value, label: t.modes[value] }))}
          value={values.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <p className={form.hint}>{t.modeHints[values.mode]}</p>
      </div>
      <TrackChoice legend={t.tracks} chosen={values.tracks} onChange={(tracks) => onChange({ tracks })} />
      <When form={values} onChange={onChange} />
      <Numbers form={values} onChange={onChange} />
      <SelectField
        label={t.event}
        value={values.event}
        onChange={(event) => onChange({ event: event.target.value })}
      >
        <option value="">{t.noEvent}</option>
        <EventOptions events={events} />
      </SelectField>
    </>
  );
}

function Numbers({ form: values, onChange }: CreateFieldsProps) {
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
        value={values.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <Field
        label={t.duration}
        type="number"
        inputMode="numeric"
        min={1}
        value={values.duration}
        onChange={(event) => onChange({ duration: event.target.value })}
      />
      {values.mode === 'places' && (
        <Field
          label={t.places}
          type="number"
          inputMode="numeric"
          min={1}
          value={values.places}
          onChange={(event) => onChange({ places: event.target.value })}
        />
      )}
    </div>
  );
}

function When({ form: values, onChange }: CreateFieldsProps) {
  const t = useStaffTexts().edit;
  if (values.mode !== 'season') {
    return (
      <div className={form.row}>
        <StartField value={values.start} onChange={(start) => onChange({ start })} />
        {values.mode === 'series' && (
          <MomentField label={t.end} value={values.end} onChange={(end) => onChange({ end })} />
        )}
      </div>
    );
  }
  const field = (key: 'firstDay' | 'lastDay' | 'opens' | 'closes', type: 'date' | 'time') => (
    <Field
      label={t[key]}
      type={type}
      value={values[key]}
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
