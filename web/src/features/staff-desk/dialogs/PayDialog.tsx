import { toPln } from '@cablepark/contract/money';
import { type DeskMethod, deskMethods } from '@cablepark/domain/park/policy';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { decideAmount } from '@cablepark/domain/payments/payment-rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { readAmount } from '../../../staff/form/amount.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import type { IconProps } from '../../../ui/icons.tsx';
import { useDesk } from '../deskContext.ts';
import { CardIcon, CashIcon, PassIcon, PhoneCodeIcon } from '../icons.tsx';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { PassButtons } from './PassButtons.tsx';
import styles from './PayDialog.module.css';

const icons: Record<DeskMethod, (props: IconProps) => React.ReactNode> = {
  cash: CashIcon,
  card: CardIcon,
  blik: PhoneCodeIcon,
  pass: PassIcon,
};

/** Rider, slot and amount: clicking a method confirms, so that paying takes two taps. */
export function PayDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { actions, drafts } = useDesk();
  const { features } = usePark();
  const { id, price: slotPrice } = reservation.slot;
  const [input, setInput] = useState(() => drafts.amounts.read(id) ?? String(toPln(slotPrice)));
  const amount = readAmount(input);

  const pay = (event: MouseEvent, method: DeskMethod) => {
    // Ignores the second tap of a double tap on "pay".
    if (event.detail > 1 || amount === null) return;
    onClose();
    void drafts.amounts.keepUntil(id, input, actions.pay(reservation, method, amount));
  };

  const payByPass = (event: MouseEvent, pass: Pass) => {
    if (event.detail > 1) return;
    onClose();
    void actions.payByPass(reservation, pass);
  };

  return (
    <Dialog open onClose={onClose} title={t.payTitle}>
      <p className={styles.what}>
        <strong>{words.name(reservation)}</strong>
        <span>{words.when(reservation.slot)}</span>
      </p>
      {features.includes('passes') && <PassButtons reservation={reservation} onPay={payByPass} />}
      <Field
        label={t.amount}
        inputMode="decimal"
        autoComplete="off"
        value={input}
        error={amount === null ? t.amountInvalid : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
      <Methods slot={reservation.slot} amount={amount} onPay={pay} />
    </Dialog>
  );
}

interface MethodsProps {
  slot: Slot;
  /** In grosze; null while the text is no amount. */
  amount: number | null;
  onPay: (event: MouseEvent, method: DeskMethod) => void;
}

function Methods({ slot, amount, onPay }: MethodsProps) {
  const t = useDeskTexts();
  const { common } = useTexts();
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t.payHow}</legend>
      {deskMethods.map((method, index) => {
        const MethodIcon = icons[method];
        const price = common.price(amount ?? 0);
        return (
          <button
            key={method}
            type="button"
            className={styles.method}
            disabled={amount === null || decideAmount(slot, amount, method) !== 'ok'}
            aria-label={t.payBy(t.method[method], price)}
            data-autofocus={index === 0 || undefined}
            onClick={(event) => onPay(event, method)}
          >
            <MethodIcon className={styles.icon} />
            <span>{t.method[method]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
