import type { PassFacts } from '@cablepark/domain/pages/pass-facts.schema';
import { useTracks } from '../../park/useTracks.ts';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/Field.tsx';
import type { Fault } from './namedFault.ts';
import styles from './Prices.module.css';

interface PassFieldsProps {
  /** Null: the list names the pass, and the system sells none of it. */
  facts: PassFacts | null;
  path: string;
  fault: Fault;
  onChange: (facts: PassFacts | null) => void;
}

/** As most parks sell it: a ride is a slot of a quarter of an hour, on any track, within a year. */
const usual: PassFacts = {
  minutes: null,
  rideMinutes: 15,
  validDays: 365,
  validUntil: null,
  tracks: null,
  perDay: null,
  shared: false,
};

/** What a pass is good for, where the desk is to sell it and count it down. */
export function PassFields({ facts, path, fault, onChange }: PassFieldsProps) {
  const t = useStaffTexts().prices.pass;
  return (
    <>
      <div className={form.checks}>
        <CheckField
          label={t.sell}
          checked={facts !== null}
          onChange={({ target }) => onChange(target.checked ? usual : null)}
        />
      </div>
      {facts && <Facts facts={facts} path={path} fault={fault} onChange={onChange} />}
    </>
  );
}

function Facts({ facts, path, fault, onChange }: PassFieldsProps & { facts: PassFacts }) {
  const t = useStaffTexts().prices.pass;
  const change = (part: Partial<PassFacts>) => onChange({ ...facts, ...part });
  const isOfRides = facts.minutes === null;
  return (
    <fieldset className={styles.details} aria-label={t.heading}>
      <Counted facts={facts} path={path} fault={fault} onChange={change} />
      <Valid facts={facts} path={path} fault={fault} onChange={change} />
      <NumberField
        label={t.perDay[isOfRides ? 'rides' : 'minutes']}
        hint={t.perDayHint}
        value={facts.perDay}
        error={fault(`${path}.perDay`, t.perDayFault)}
        onChange={(perDay) => change({ perDay })}
      />
      <Tracks chosen={facts.tracks} onChange={(tracks) => change({ tracks })} />
      <div className={form.checks}>
        <CheckField
          label={t.shared}
          checked={facts.shared}
          onChange={({ target }) => change({ shared: target.checked })}
        />
      </div>
    </fieldset>
  );
}

interface PartProps {
  facts: PassFacts;
  path: string;
  fault: Fault;
  onChange: (part: Partial<PassFacts>) => void;
}

/** In slots up to a length, or in minutes. */
function Counted({ facts, path, fault, onChange }: PartProps) {
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

/** For so many days, or up to one. */
function Valid({ facts, path, fault, onChange }: PartProps) {
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

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  return (
    <Field
      {...rest}
      type="number"
      inputMode="numeric"
      min={1}
      value={value === null || Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

/** All of them, or some; where the park has but one there is nothing to choose. */
function Tracks({
  chosen,
  onChange,
}: {
  chosen: number[] | null;
  onChange: (tracks: number[] | null) => void;
}) {
  const t = useStaffTexts().prices.pass;
  const tracks = useTracks();
  if (!tracks || tracks.length < 2) return null;
  const all = tracks.map(({ id }) => id);
  const toggle = (id: number, isIn: boolean) => {
    const next = all.filter((each) => (each === id ? isIn : (chosen ?? all).includes(each)));
    // A pass for no track would be none.
    if (next.length > 0) onChange(next.length === all.length ? null : next);
  };
  return (
    <fieldset className={form.checks}>
      <legend className={form.legend}>{t.tracks}</legend>
      {tracks.map(({ id, label }) => (
        <CheckField
          key={id}
          label={label}
          checked={chosen === null || chosen.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}
