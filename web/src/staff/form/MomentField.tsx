import { timeText } from '@cablepark/domain/time/display';
import { usePark } from '../../park/ParkProvider.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field, type FieldProps } from '../../ui/fields/Field.tsx';
import { useStaffTexts } from '../texts.ts';
import form from './Form.module.css';
import { fieldText, momentsShown, momentText, readMoment } from './moment.ts';

interface MomentFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  /** In the format of `moment.ts`. */
  value: string;
  onChange: (value: string) => void;
  /** Rounds the input on blur, or after the choice between two instants. */
  round?: (value: string) => string;
}

/** A day and an hour in the park's zone. It refuses a skipped time, and asks which of two repeated ones is meant. */
export function MomentField({ value, onChange, round, hint, error, ...field }: MomentFieldProps) {
  const t = useStaffTexts().form;
  const { zone } = usePark();
  const moments = momentsShown(value, zone);
  const isTwice = moments.length > 1;
  const isSkipped = readMoment(value, zone) === 'skipped';
  return (
    <div className={form.group}>
      <Field
        {...field}
        hint={isTwice ? t.unclearTime.twice : hint}
        error={isSkipped ? t.unclearTime.skipped : error}
        type="datetime-local"
        value={fieldText(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={round && (() => onChange(round(value)))}
      />
      {isTwice && (
        <Choice
          legend={t.whichTime(field.label)}
          options={moments.map((moment, index) => ({
            value: momentText(moment, zone),
            label: t.oneOfTwo(index === 0, timeText(moment, zone)),
          }))}
          value={value}
          onChange={(text) => onChange(round ? round(text) : text)}
        />
      )}
    </div>
  );
}
