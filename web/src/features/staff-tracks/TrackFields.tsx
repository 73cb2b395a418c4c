import { trackLevels } from '@cablepark/domain/tracks/track';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { TextField } from '../../staff/form/TextField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import type { TrackFaults, TrackForm } from './trackForm.ts';

interface TrackFieldsProps {
  form: TrackForm;
  faults: TrackFaults;
  onChange: (part: Partial<TrackForm>) => void;
}

export function TrackFields(props: TrackFieldsProps) {
  const t = useStaffTexts().tracks;
  return (
    <>
      <Words
        {...props}
        legend={t.polish}
        hint={t.nameHint}
        names={{ name: 'name', description: 'description' }}
        lang="pl"
      />
      <Words
        {...props}
        legend={t.english}
        hint={t.englishHint}
        names={{ name: 'nameEn', description: 'descriptionEn' }}
        lang="en"
      />
      <Facts {...props} />
    </>
  );
}

interface WordsProps extends TrackFieldsProps {
  legend: string;
  hint: string;
  names: { name: 'name' | 'nameEn'; description: 'description' | 'descriptionEn' };
  lang: 'pl' | 'en';
}

/** Name and description in one language. */
function Words({ form: values, faults, onChange, legend, hint, names, lang }: WordsProps) {
  const t = useStaffTexts().tracks;
  const suffix = lang === 'en' ? '_en' : '';
  const nameFault = faults.has('name.taken') && lang === 'pl' ? t.faults.taken : t.faults.name;
  const isNameWrong = faults.has(`name${suffix}`) || (lang === 'pl' && faults.has('name.taken'));
  return (
    <fieldset className={classes(form.group, form.card, form.fields)}>
      <legend className={form.sectionTitle}>{legend}</legend>
      {lang === 'en' && <p className={form.hint}>{hint}</p>}
      <Field
        label={t.name}
        hint={lang === 'pl' ? hint : undefined}
        lang={lang}
        required={lang === 'pl'}
        maxLength={60}
        value={values[names.name]}
        error={isNameWrong ? nameFault : undefined}
        onChange={(event) => onChange({ [names.name]: event.target.value })}
      />
      <TextField
        label={t.description}
        lang={lang}
        rows={3}
        maxLength={600}
        value={values[names.description]}
        error={faults.has(`description${suffix}`) ? t.faults.description : undefined}
        onChange={(event) => onChange({ [names.description]: event.target.value })}
      />
    </fieldset>
  );
}

const statuses = ['open', 'closed'] as const;

function Facts({ form: values, faults, onChange }: TrackFieldsProps) {
  const t = useStaffTexts().tracks;
  const { levels } = useTexts().planner;
  const level = trackLevels.find((each) => each === values.level);
  return (
    <fieldset className={classes(form.group, form.card, form.fields)}>
      <legend className={form.sectionTitle}>{t.facts}</legend>
      <div className={form.row}>
        <Field
          label={t.length}
          hint={t.optional}
          inputMode="numeric"
          value={values.length}
          error={faults.has('length') ? t.faults.length : undefined}
          onChange={(event) => onChange({ length: event.target.value })}
        />
        <SelectField
          label={t.level}
          value={level ?? ''}
          onChange={({ target }) =>
            onChange({ level: trackLevels.find((each) => each === target.value) ?? '' })
          }
        >
          <option value="">{t.noLevel}</option>
          {trackLevels.map((each) => (
            <option key={each} value={each}>
              {levels[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <ColourChoice value={values.colour} onChange={(colour) => onChange({ colour })} />
      {values.status !== 'retired' && (
        <div className={form.group}>
          <span className={form.legend}>{t.status}</span>
          <div>
            <Choice
              legend={t.status}
              options={statuses.map((value) => ({ value, label: t.statuses[value] }))}
              value={values.status}
              onChange={(status) => onChange({ status })}
            />
          </div>
        </div>
      )}
    </fieldset>
  );
}
