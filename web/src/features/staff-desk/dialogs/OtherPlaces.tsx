import type { Slot } from '@cablepark/domain/slots/slot';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './OtherPlaces.module.css';

/** Says that a slot is no longer free, and offers others. */
export function OtherPlaces({ slots, onSlot }: { slots: readonly Slot[]; onSlot: (slot: Slot) => void }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  return (
    <>
      <Alert kind="danger" title={t.bookGone}>
        {slots.length > 0 ? t.bookOthers : t.bookNoOthers}
      </Alert>
      {slots.length > 0 && (
        <div className={styles.places}>
          {slots.map((slot) => (
            <Button key={slot.id} onClick={() => onSlot(slot)}>
              {words.place(slot)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
