import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { Link } from 'react-router';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { CheckField } from '../../../staff/form/CheckField.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import styles from '../Season.module.css';
import type { PlanPart } from './planPart.ts';

/** The last slot by sunset, if the park has entered its coordinates. */
export function SunsetFields({ plan, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  const hasMapPoint = usePark().contact.map !== null;
  return (
    <fieldset className={form.group}>
      <legend className={styles.legend}>{t.sunset}</legend>
      <div>
        <CheckField
          label={t.sunsetOn}
          checked={plan.hasSunset}
          onChange={(event) => onChange({ hasSunset: event.target.checked })}
        />
      </div>
      {plan.hasSunset && (
        <>
          <Field
            label={t.sunsetMinutes}
            hint={t.sunsetHint}
            type="number"
            inputMode="numeric"
            min={-120}
            max={120}
            error={fault('sunsetMinutes')}
            value={plan.sunsetMinutes}
            onChange={(event) => onChange({ sunsetMinutes: event.target.value })}
          />
          {!hasMapPoint && <NoMapPoint />}
        </>
      )}
    </fieldset>
  );
}

function NoMapPoint() {
  const t = useStaffTexts().season;
  const { user } = useAuth();
  return (
    <Alert kind="warning">
      <span>{t.sunsetNoPoint}</span>{' '}
      {may(user?.role ?? null, 'park.edit') ? (
        <Link to={paths.park}>{t.sunsetLink}</Link>
      ) : (
        <span>{t.sunsetAskAdmin}</span>
      )}
    </Alert>
  );
}
