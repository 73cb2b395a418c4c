import { groupTextMaxLength } from '@cablepark/domain/groups/enquiry';
import { TextField } from '../../../staff/form/TextField.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { groupsTexts } from './groups.texts.ts';
import type { Conditions } from './useConditions.ts';

interface ConditionFieldsProps {
  conditions: Conditions;
  isAttempted: boolean;
}

/** The end of an offer, its deposit and its terms. */
export function ConditionFields({ conditions, isAttempted }: ConditionFieldsProps) {
  const t = useStaffPageTexts(groupsTexts);
  const { end, deposit, terms } = conditions;
  return (
    <>
      <Field
        label={t.until}
        hint={t.untilHint}
        type="datetime-local"
        required
        value={end.text}
        error={isAttempted && end.until === null ? t.untilFault : undefined}
        onChange={(event) => end.type(event.target.value)}
      />
      <Field
        label={t.deposit}
        hint={t.depositHint}
        inputMode="decimal"
        autoComplete="off"
        value={deposit}
        error={isAttempted && conditions.isDepositWrong ? t.depositFault : undefined}
        onChange={(event) => conditions.setDeposit(event.target.value)}
      />
      <TextField
        label={t.terms}
        hint={t.termsHint}
        rows={3}
        maxLength={groupTextMaxLength}
        value={terms}
        onChange={(event) => conditions.setTerms(event.target.value)}
      />
    </>
  );
}
