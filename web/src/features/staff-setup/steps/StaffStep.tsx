import form from '../../../staff/form/Form.module.css';
import { Invitations } from '../../../staff/people/Invitations.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';

/** Invites the park's staff. */
export function StaffStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.staff;
  return (
    <>
      <p className={form.hint}>{t.hint}</p>
      <Invitations />
      <StepEnd step="staff" state={state} onDone={onDone} />
    </>
  );
}
