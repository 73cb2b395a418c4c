import { eventLengths } from '@cablepark/domain/events/event-lengths';
import { useTrackNames } from '../../park/TrackNames.tsx';
import { useTracks } from '../../park/useTracks.ts';
import form from '../../staff/form/Form.module.css';
import { MomentField } from '../../staff/form/MomentField.tsx';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { TextField } from '../../staff/form/TextField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/fields/Field.tsx';
import type { EventFaults, EventForm } from './eventForm.ts';

interface EventFieldsProps {
  form: EventForm;
  faults: EventFaults;
  onChange: (part: Partial<EventForm>) => void;
}

export function EventFields(props: EventFieldsProps) {
  const t = useStaffTexts().events;
  return (
    <>
      <Words {...props} legend={t.polish} nameKey="name" descriptionKey="description" lang="pl" />
      <Words
        {...props}
        legend={t.english}
        hint={t.englishHint}
        nameKey="nameEn"
        descriptionKey="descriptionEn"
        lang="en"
      />
      <When {...props} />
    </>
  );
}

interface WordsProps extends EventFieldsProps {
  legend: string;
  hint?: string;
  nameKey: 'name' | 'nameEn';
  descriptionKey: 'description' | 'descriptionEn';
  lang: string;
}

/** Name and description in one language. */
function Words({ form: values, faults, onChange, legend, hint, nameKey, descriptionKey, lang }: WordsProps) {
  const t = useStaffTexts().events;
  const fault = nameKey === 'name' ? faults.name : undefined;
  return (
    <fieldset className={classes(form.group, form.card, form.fields)}>
      <legend className={form.sectionTitle}>{legend}</legend>
      {hint && <p className={form.hint}>{hint}</p>}
      <Field
        label={t.name}
        lang={lang}
        required={nameKey === 'name'}
        maxLength={eventLengths.name}
        value={values[nameKey]}
        error={fault && t.faults[fault]}
        onChange={(event) => onChange({ [nameKey]: event.target.value })}
      />
      <TextField
        label={t.description}
        lang={lang}
        rows={5}
        maxLength={eventLengths.description}
        value={values[descriptionKey]}
        onChange={(event) => onChange({ [descriptionKey]: event.target.value })}
      />
    </fieldset>
  );
}

function When({ form: values, faults, onChange }: EventFieldsProps) {
  const t = useStaffTexts().events;
  return (
    <fieldset className={classes(form.group, form.card, form.fields)}>
      <legend className={form.sectionTitle}>{t.time}</legend>
      <div className={form.row}>
        <MomentField
          label={t.start}
          required
          value={values.start}
          error={faults.start && t.faults[faults.start]}
          onChange={(start) => onChange({ start })}
        />
        <MomentField
          label={t.end}
          hint={t.endHint}
          value={values.end}
          error={faults.end && t.faults[faults.end]}
          onChange={(end) => onChange({ end })}
        />
      </div>
      <div className={form.row}>
        <SelectField
          label={t.track}
          value={values.track}
          onChange={(event) => onChange({ track: event.target.value })}
        >
          <option value="">{t.allTracks}</option>
          <TrackOptions chosen={values.track} />
        </SelectField>
        <Field
          label={t.url}
          hint={t.urlHint}
          type="url"
          inputMode="url"
          maxLength={eventLengths.url}
          value={values.url}
          error={faults.url && t.faults[faults.url]}
          onChange={(event) => onChange({ url: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

/** Today's tracks, and a past event's deleted one. */
function TrackOptions({ chosen }: { chosen: string }) {
  const names = useTrackNames();
  const currentIds = useTracks()?.map(({ id }) => id) ?? [];
  const ids =
    chosen === '' || currentIds.includes(Number(chosen)) ? currentIds : [...currentIds, Number(chosen)];
  return ids.map((id) => (
    <option key={id} value={id}>
      {names.get(id) ?? id}
    </option>
  ));
}
