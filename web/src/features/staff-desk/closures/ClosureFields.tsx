import { closureReasons } from '@cablepark/domain/closures/closure';
import { closureDaysAtMost, closureNoteAtMost } from '@cablepark/domain/closures/closure-rules';
import { MomentField } from '../../../staff/form/MomentField.tsx';
import { SelectField } from '../../../staff/form/SelectField.tsx';
import { TrackChoice } from '../../../staff/form/TrackChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import forms from '../forms.module.css';
import styles from '../stops/Stops.module.css';
import { closureTexts } from './closures.texts.ts';
import type { ClosureChoice, TimeKind } from './useClosureChoice.ts';

interface FieldsProps {
  choice: ClosureChoice;
  isAttempted: boolean;
}

const kinds: readonly TimeKind[] = ['forNow', 'time', 'days'];

/** Until when, which tracks, why, and the park's own words. */
export function ClosureFields(props: FieldsProps) {
  const t = useStaffPageTexts(closureTexts);
  const { form, change, isOneTrack, tracks, setTracks } = props.choice;
  return (
    <>
      <div className={styles.lengths}>
        <span aria-hidden="true" className={styles.legend}>
          {t.untilWhen}
        </span>
        <Choice
          legend={t.untilWhen}
          options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          value={form.kind}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <TimeFields {...props} />
      {!isOneTrack && <TrackChoice legend={t.tracks} chosen={tracks} onChange={setTracks} />}
      <SelectField
        label={t.reason}
        value={form.reason}
        onChange={(event) => {
          const reason = closureReasons[event.target.selectedIndex];
          if (reason) change({ reason });
        }}
      >
        {closureReasons.map((value) => (
          <option key={value} value={value}>
            {t.reasons[value]}
          </option>
        ))}
      </SelectField>
      <Fold title={<span>{t.ownWords}</span>}>
        <Field
          label={t.note}
          hint={t.noteHint}
          maxLength={closureNoteAtMost}
          value={form.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <Field
          label={t.noteEn}
          lang="en"
          maxLength={closureNoteAtMost}
          value={form.noteEn}
          onChange={(event) => change({ noteEn: event.target.value })}
        />
      </Fold>
    </>
  );
}

function TimeFields({ choice: { form, change, time }, isAttempted }: FieldsProps) {
  const t = useStaffPageTexts(closureTexts);
  if (form.kind === 'forNow') return null;
  const isFault = time === null;
  if (form.kind === 'time') {
    return (
      <Field
        label={t.time}
        type="time"
        required
        value={form.time}
        error={isFault ? t.timeFault : undefined}
        onChange={(event) => change({ time: event.target.value })}
      />
    );
  }
  const isFilled = form.until !== '' || isAttempted;
  return (
    <div className={forms.form}>
      <MomentField label={t.from} hint={t.fromHint} value={form.from} onChange={(from) => change({ from })} />
      <MomentField
        label={t.until}
        required
        value={form.until}
        error={isFault && isFilled ? t.daysFault(closureDaysAtMost) : undefined}
        onChange={(until) => change({ until })}
      />
    </div>
  );
}
