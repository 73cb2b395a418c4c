import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { NumberField } from './NumberField.tsx';
import type { PassPartProps } from './passPart.ts';

/** Counted in slots up to a length, or in minutes. */
export function PassUnitFields({ facts, path, fault, onChange }: PassPartProps) {
  const t = useStaffTexts().prices.pass;
  const isOfRides = facts.minutes === null;
  return (
    <div className={form.row}>
      <SelectField
        label={t.unit}
        value={isOfRides ? 'rides' : 'minutes'}
        onChange={({ target }) =>
          onChange(
            target.value === 'rides'
              ? { minutes: null, rideMinutes: 15 }
              : { minutes: 600, rideMinutes: null },
          )
        }
      >
        <option value="rides">{t.units.rides}</option>
        <option value="minutes">{t.units.minutes}</option>
      </SelectField>
      {isOfRides ? (
        <NumberField
          label={t.rideMinutes}
          value={facts.rideMinutes}
          error={fault(`${path}.rideMinutes`, t.rideMinutesFault)}
          onChange={(rideMinutes) => onChange({ rideMinutes })}
        />
      ) : (
        <NumberField
          label={t.minutes}
          value={facts.minutes}
          error={fault(`${path}.minutes`, t.minutesFault)}
          onChange={(minutes) => onChange({ minutes: minutes ?? Number.NaN })}
        />
      )}
    </div>
  );
}
