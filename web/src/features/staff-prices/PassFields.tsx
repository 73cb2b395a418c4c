import type { PassFacts } from '@cablepark/domain/prices/pass-facts.schema';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { NumberField } from './NumberField.tsx';
import type { PriceFault } from './namedFault.ts';
import { PassTracksField } from './PassTracksField.tsx';
import { PassUnitFields } from './PassUnitFields.tsx';
import { PassValidityFields } from './PassValidityFields.tsx';
import styles from './Prices.module.css';

interface PassFieldsProps {
  /** Null: the list names the pass, but the system does not sell it. */
  facts: PassFacts | null;
  path: string;
  fault: PriceFault;
  onChange: (facts: PassFacts | null) => void;
}

/** The usual pass: a ride is a slot of a quarter of an hour, on any track, within a year. */
const usual: PassFacts = {
  minutes: null,
  rideMinutes: 15,
  validDays: 365,
  validUntil: null,
  tracks: null,
  perDay: null,
  shared: false,
};

/** The terms of a pass that the desk sells and the system counts. */
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
      <PassUnitFields facts={facts} path={path} fault={fault} onChange={change} />
      <PassValidityFields facts={facts} path={path} fault={fault} onChange={change} />
      <NumberField
        label={t.perDay[isOfRides ? 'rides' : 'minutes']}
        hint={t.perDayHint}
        value={facts.perDay}
        error={fault(`${path}.perDay`, t.perDayFault)}
        onChange={(perDay) => change({ perDay })}
      />
      <PassTracksField chosen={facts.tracks} onChange={(tracks) => change({ tracks })} />
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
