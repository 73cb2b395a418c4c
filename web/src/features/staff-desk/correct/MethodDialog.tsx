import { isCorrectable } from '@cablepark/domain/desk/corrections';
import { saleMethods } from '@cablepark/domain/park/policy';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import type { IconProps } from '../../../ui/icons.tsx';
import { useDesk } from '../deskContext.ts';
import styles from '../dialogs/PayDialog.module.css';
import forms from '../forms.module.css';
import { CardIcon, CashIcon, PhoneCodeIcon } from '../icons.tsx';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { correctionTexts } from './corrections.texts.ts';

const icons: Record<SaleMethod, (props: IconProps) => React.ReactNode> = {
  cash: CashIcon,
  card: CardIcon,
  blik: PhoneCodeIcon,
};

/** The other methods of the desk: clicking one corrects, so that a wrong method takes two taps. */
export function MethodDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useStaffPageTexts(correctionTexts);
  const desk = useDeskTexts();
  const { common } = useTexts();
  const words = useReservationWords();
  const { correct } = useDesk().actions;
  const { payment } = reservation;
  if (payment === null || !isCorrectable(payment.method)) return null;
  const others = saleMethods.filter((method) => method !== payment.method);

  const choose = (event: MouseEvent, method: SaleMethod) => {
    // Ignores the second tap of a double tap on the label.
    if (event.detail > 1) return;
    onClose();
    void correct.method(reservation, method);
  };

  return (
    <Dialog open onClose={onClose} title={t.method}>
      <p className={styles.what}>
        <strong>{words.name(reservation)}</strong>
        <span>{`${words.when(reservation.slot)}, ${common.price(payment.amount)}`}</span>
      </p>
      <p className={forms.note}>{t.methodNote}</p>
      <div className={styles.methods}>
        {others.map((method, index) => {
          const MethodIcon = icons[method];
          return (
            <button
              key={method}
              type="button"
              className={styles.method}
              data-autofocus={index === 0 || undefined}
              onClick={(event) => choose(event, method)}
            >
              <MethodIcon className={styles.icon} />
              <span>{desk.method[method]}</span>
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}
