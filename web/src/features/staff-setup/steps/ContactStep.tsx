import { paths } from '@cablepark/contract/paths';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { StepForm } from '../StepForm.tsx';
import type { StepProps } from '../stepProps.ts';
import { VisitorsSee } from '../VisitorsSee.tsx';

/** The park's name and contact details. */
export function ContactStep(props: StepProps) {
  const t = useStaffTexts().setup;
  const { name, contact } = props.content;
  return (
    <>
      <p className={form.hint}>{t.contact.hint}</p>
      <VisitorsSee to={paths.contact}>
        {[name, contact.phone, contact.email, contact.address].filter(Boolean).join(', ')}
      </VisitorsSee>
      <StepForm
        step="contact"
        rows={[
          ['name'],
          ['contact.phone', 'contact.email'],
          ['contact.address'],
          ['contact.map.lat', 'contact.map.lon'],
        ]}
        {...props}
      >
        {() => <p className={form.hint}>{t.contact.mapHint}</p>}
      </StepForm>
    </>
  );
}
