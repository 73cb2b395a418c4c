import { slotStartStepMinutes } from '@cablepark/domain/park/policy';
import { usePark } from '../../park/ParkProvider.tsx';
import { MomentField } from '../../staff/form/MomentField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { roundedStart } from './create/slotForm.ts';

/** Rounds starts to a quarter of an hour on blur (SPEC.md §9). */
export function StartField(props: { value: string; onChange: (value: string) => void }) {
  const t = useStaffTexts().edit;
  const { zone } = usePark();
  return (
    <MomentField
      {...props}
      label={t.start}
      hint={t.startHint(slotStartStepMinutes)}
      round={(value) => roundedStart(value, zone)}
    />
  );
}
