import { useTracks } from '../../../park/useTracks.ts';
import form from '../../../staff/form/Form.module.css';
import { TrackChoice } from '../../../staff/form/TrackChoice.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import styles from '../Season.module.css';
import { BreakFields } from './BreakFields.tsx';
import { ExceptionFields } from './ExceptionFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { PlanPart } from './planPart.ts';
import { SunsetFields } from './SunsetFields.tsx';

/** All fields of a plan, one question after the other. */
export function PlanFields(props: PlanPart) {
  return (
    <>
      <DaysFields {...props} />
      <HoursFields {...props} />
      <BreakFields {...props} />
      <SunsetFields {...props} />
      <PriceFields {...props} />
      <ExceptionFields {...props} />
    </>
  );
}

function DaysFields({ plan, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  return (
    <fieldset className={form.group}>
      <legend className={styles.legend}>{t.days}</legend>
      <Field
        label={t.name}
        hint={t.nameHint}
        error={fault('name')}
        maxLength={60}
        value={plan.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <div className={form.row}>
        <Field
          label={t.firstDay}
          type="date"
          error={fault('firstDay')}
          value={plan.firstDay}
          onChange={(event) => onChange({ firstDay: event.target.value })}
        />
        <Field
          label={t.lastDay}
          type="date"
          min={plan.firstDay || undefined}
          error={fault('lastDay')}
          value={plan.lastDay}
          onChange={(event) => onChange({ lastDay: event.target.value })}
        />
      </div>
      <TracksFields plan={plan} fault={fault} onChange={onChange} />
    </fieldset>
  );
}

/** A single track needs no choice. */
function TracksFields({ plan, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  const tracks = useTracks() ?? [];
  if (tracks.length < 2 && plan.isForAll) return null;
  const wrong = fault('tracks');
  return (
    <div className={form.group}>
      <span className={form.legend}>{t.tracksFor}</span>
      <div>
        <Choice
          legend={t.tracksFor}
          options={[
            { value: 'all', label: t.allTracks },
            { value: 'some', label: t.someTracks },
          ]}
          value={plan.isForAll ? 'all' : 'some'}
          onChange={(value) => onChange({ isForAll: value === 'all' })}
        />
      </div>
      {!plan.isForAll && (
        // The error of a group of boxes is beside them, and the group takes the focus.
        <div tabIndex={wrong ? -1 : undefined} aria-invalid={wrong ? true : undefined} className={form.group}>
          <TrackChoice legend={t.tracks} chosen={plan.tracks} onChange={(tracks) => onChange({ tracks })} />
          {wrong && (
            <p className={styles.fault}>
              <WarningIcon /> <span>{wrong}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
