import { toGrosze } from '@cablepark/contract/money';
import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { DecimalField } from '../../../staff/form/DecimalField.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import styles from '../Setup.module.css';
import type { StepProps } from '../StepCard.tsx';
import { StepForm } from '../StepForm.tsx';
import { VisitorsSee } from '../VisitorsSee.tsx';

const kinds = ['weekday', 'weekend'] as const;

/** The price of a slot; the rest of the list is among the park's details. */
export function PricesStep(props: StepProps) {
  const { park, setup } = useStaffTexts();
  const { price } = useTexts().common;
  const { slot } = props.content.prices;
  return (
    <>
      <p className={form.hint}>{setup.prices.hint}</p>
      <VisitorsSee to={paths.prices}>
        {kinds.map((kind) => `${price(toGrosze(slot[kind]))} ${park[kind]}`).join(', ')}
      </VisitorsSee>
      <StepForm step="prices" {...props}>
        {({ typed, faults, changeField }) => (
          <>
            <div className={form.row}>
              {kinds.map((kind) => (
                <DecimalField
                  key={kind}
                  label={`${park.prices.slot}, ${park[kind]}`}
                  value={typed.fields[`prices.slot.${kind}`] ?? ''}
                  error={faults.has(`prices.slot.${kind}`) ? park.priceFault : undefined}
                  onChange={(value) => changeField(`prices.slot.${kind}`, value)}
                />
              ))}
            </div>
            <p>
              <Link className={styles.link} to={paths.park}>
                {setup.prices.rest}
              </Link>
            </p>
          </>
        )}
      </StepForm>
    </>
  );
}
