import { isLocalAddress } from '@cablepark/domain/park/public-address';
import { useState } from 'react';
import form from '../../../staff/form/Form.module.css';
import { Invitations } from '../../../staff/people/Invitations.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';

/** Invites the park's staff. */
export function StaffStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.staff;
  const [isTyping, setTyping] = useState(false);
  return (
    <>
      <p className={form.hint}>{t.hint}</p>
      {isLocalAddress(state.public_url) && <Alert kind="warning">{t.local}</Alert>}
      <Invitations onTyping={setTyping} />
      {/* The entered person must be invited first: continuing would lose the input. */}
      <StepEnd step="staff" state={state} onDone={onDone}>
        {isTyping ? null : undefined}
      </StepEnd>
    </>
  );
}
