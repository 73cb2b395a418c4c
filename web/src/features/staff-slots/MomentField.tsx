import { slotStartStepMinutes } from '@cablepark/domain/park/policy';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { roundedStart } from './slotForm.ts';

interface MomentFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Starts are rounded to a quarter of an hour when the field is left (SPEC.md §9). */
  rounded?: boolean;
}

/** A day and an hour by the park's clocks. */
export function MomentField({ label, value, onChange, rounded = false }: MomentFieldProps) {
  const t = useStaffTexts().edit;
  return (
    <Field
      label={label}
      hint={rounded ? t.startHint(slotStartStepMinutes) : undefined}
      type="datetime-local"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={rounded ? () => onChange(roundedStart(value)) : undefined}
    />
  );
}
