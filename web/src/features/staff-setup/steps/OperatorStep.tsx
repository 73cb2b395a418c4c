import { paths } from '@cablepark/contract/paths';
import { CheckField } from '../../../staff/form/CheckField.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { StepForm } from '../StepForm.tsx';
import type { StepProps } from '../stepProps.ts';
import { VisitorsSee } from '../VisitorsSee.tsx';

/** The company behind the park, and whether its prices include VAT. */
export function OperatorStep(props: StepProps) {
  const t = useStaffTexts().setup;
  const { name, paysVat } = props.content.operator;
  return (
    <>
      <p className={form.hint}>{t.operator.hint}</p>
      <VisitorsSee to={paths.terms}>
        {[name, paysVat ? t.operator.withVat : t.operator.withoutVat].filter(Boolean).join(', ')}
      </VisitorsSee>
      <StepForm step="operator" rows={[['operator.name', 'operator.taxId'], ['operator.address']]} {...props}>
        {({ typed, change }) => (
          <div>
            <CheckField
              label={t.operator.paysVat}
              checked={typed.paysVat}
              onChange={(event) => change({ paysVat: event.target.checked })}
            />
            <p className={form.hint}>{t.operator.paysVatHint}</p>
          </div>
        )}
      </StepForm>
    </>
  );
}
