import { isCorrectable } from '@cablepark/domain/desk/corrections';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { useDesk } from '../deskContext.ts';
import { PaidLabel } from '../PaidLabel.tsx';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { correctionTexts } from './corrections.texts.ts';
import styles from './PaidButton.module.css';

/** On Today the label of a payment opens its correction; online money and passes have none. */
export function PaidButton({ reservation, pending }: { reservation: Reservation; pending: boolean }) {
  const t = useStaffPageTexts(correctionTexts);
  const { method } = useDeskTexts();
  const words = useReservationWords();
  const { open } = useDesk();
  const { payment, slot } = reservation;
  const label = <PaidLabel payment={payment} pending={pending} short />;
  if (payment === null || !isCorrectable(payment.method)) return label;
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={t.methodOf(method[payment.method], `${words.place(slot)}, ${words.name(reservation)}`)}
      disabled={pending}
      onClick={() => open({ kind: 'method', reservation })}
    >
      {label}
    </button>
  );
}
