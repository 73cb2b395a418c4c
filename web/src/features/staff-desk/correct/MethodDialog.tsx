import { isCorrectable } from '@cablepark/domain/desk/corrections';
import { saleMethods } from '@cablepark/domain/park/policy';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { firstTap } from '../../../ui/firstTap.ts';
import type { IconProps } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { type MethodPreview, methodPreview } from '../api/methodPreview.ts';
import { useDesk } from '../deskContext.ts';
import styles from '../dialogs/PayDialog.module.css';
import forms from '../forms.module.css';
import { CardIcon, CashIcon, PhoneCodeIcon } from '../icons.tsx';
import type { Reservation } from '../reservations.ts';
import methodStyles from '../till/Methods.module.css';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { correctionTexts } from './corrections.texts.ts';

const icons: Record<SaleMethod, (props: IconProps) => React.ReactNode> = {
  cash: CashIcon,
  card: CardIcon,
  blik: PhoneCodeIcon,
};

/** The other methods of the desk: clicking one corrects, so that a wrong method takes two taps. A bill is corrected as a whole. */
export function MethodDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useStaffPageTexts(correctionTexts);
  const { common } = useTexts();
  const words = useReservationWords();
  const { correct } = useDesk().actions;
  const { payment } = reservation;
  const { data, error, refetch } = useQuery(methodPreview(payment?.id ?? 0));
  if (payment === null || !isCorrectable(payment.method)) return null;

  const choose = (method: SaleMethod) => {
    if (!data) return;
    onClose();
    void correct.method(reservation, method, data.slots);
  };

  return (
    <Dialog open onClose={onClose} title={t.method}>
      <p className={styles.what}>
        <strong>{words.name(reservation)}</strong>
        <span>{`${words.when(reservation.slot)}, ${common.price(payment.amount)}`}</span>
      </p>
      {error ? (
        <LoadFailure title={t.previewFailed} error={error} onRetry={refetch} />
      ) : data ? (
        <Choices preview={data} current={payment.method} onChoose={choose} />
      ) : (
        <Skeleton height="8rem" />
      )}
    </Dialog>
  );
}

interface ChoicesProps {
  preview: MethodPreview;
  current: SaleMethod;
  onChoose: (method: SaleMethod) => void;
}

function Choices({ preview, current, onChoose }: ChoicesProps) {
  const t = useStaffPageTexts(correctionTexts);
  const desk = useDeskTexts();
  const { common } = useTexts();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { slots, others, amount, obstacle } = preview;
  if (obstacle !== null) return <Alert kind="info">{t.obstacles[obstacle]}</Alert>;
  const isBill = slots.length + others > 1;
  const methods = saleMethods.filter((method) => method !== current);
  return (
    <>
      <p className={forms.note}>
        {isBill ? t.bill(slots.length, others, common.price(amount)) : t.methodNote}
      </p>
      <div className={methodStyles.methods} data-count={methods.length}>
        {methods.map((method, index) => {
          const MethodIcon = icons[method];
          return (
            <button
              key={method}
              ref={index === 0 ? first : undefined}
              type="button"
              className={methodStyles.method}
              onClick={firstTap(() => onChoose(method))}
            >
              <MethodIcon className={methodStyles.icon} />
              <span>{desk.method[method]}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}
