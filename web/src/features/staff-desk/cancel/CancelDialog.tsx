import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import { useState } from 'react';
import { CheckField } from '../../../staff/form/CheckField.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { PaidLabel } from '../PaidLabel.tsx';
import type { Reservation } from '../reservations.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './Cancel.module.css';
import { CancelForm } from './CancelForm.tsx';
import { cancelTexts } from './cancel.texts.ts';

interface CancelDialogProps {
  rides: readonly Reservation[];
  name: string;
  onClose: () => void;
}

/** Some or all of a rider's slots, whether they were booked together or not. */
export function CancelDialog({ rides, name, onClose }: CancelDialogProps) {
  const t = useStaffPageTexts(cancelTexts);
  const words = useReservationWords();
  const [selection, setSelection] = useState<readonly number[]>([]);
  const offered = rides.slice(0, partySlotsAtMost);
  const selected = offered.filter(({ slot }) => selection.includes(slot.id));
  const toggle = (id: number, isSelected: boolean) =>
    setSelection(isSelected ? [...selection, id] : selection.filter((other) => other !== id));
  return (
    <Dialog open onClose={onClose} title={t.title(name)} shape="sheet">
      <ul className={styles.rides}>
        {offered.map(({ slot, payment }) => (
          <li key={slot.id} className={styles.ride}>
            <CheckField
              label={words.when(slot)}
              checked={selection.includes(slot.id)}
              onChange={({ target }) => toggle(slot.id, target.checked)}
            />
            {slot.payment !== null && <PaidLabel payment={payment} short />}
          </li>
        ))}
      </ul>
      {selected.length < offered.length && (
        <Button onClick={() => setSelection(offered.map(({ slot }) => slot.id))}>{t.chooseAll}</Button>
      )}
      {selected.length === 0 ? (
        <p>{t.choose}</p>
      ) : (
        <CancelForm key={selection.join()} rides={selected} onDone={onClose} />
      )}
    </Dialog>
  );
}
