import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { NumberField } from './NumberField.tsx';
import type { PassPartProps } from './passPart.ts';

/** Valid for a number of days, or until a date. */
export function PassValidityFields({ facts, path, fault, onChange }: PassPartProps) {
  const t = useStaffTexts().prices.pass;
  const isOfDays = facts.validUntil === null;
  return (
    <div className={form.row}>
      <SelectField
        label={t.valid}
        value={isOfDays ? 'days' : 'until'}
        onChange={({ target }) =>
          onChange(
            target.value === 'days'
              ? { validDays: 365, validUntil: null }
              : { validDays: null, validUntil: '' },
          )
        }
      >
        <option value="days">{t.validities.days}</option>
        <option value="until">{t.validities.until}</option>
      </SelectField>
      {isOfDays ? (
        <NumberField
          label={t.days}
          value={facts.validDays}
          error={fault(`${path}.validDays`, t.daysFault)}
          onChange={(validDays) => onChange({ validDays })}
        />
      ) : (
        <Field
          label={t.until}
          type="date"
          value={facts.validUntil ?? ''}
          error={fault(`${path}.validUntil`, t.untilFault)}
          onChange={({ target }) => onChange({ validUntil: target.value })}
        />
      )}
    </div>
  );
}
