import { toPln } from '@cablepark/contract/money';
import { type DeskMethod, deskMethods } from '@cablepark/domain/park/policy';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { decideAmount } from '@cablepark/domain/payments/payment-rules';
import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { readAmount } from '../../../staff/form/amount.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import type { IconProps } from '../../../ui/icons.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useDesk } from '../deskContext.ts';
import { CardIcon, CashIcon, PassIcon, PhoneCodeIcon } from '../icons.tsx';
import { BillDetails, BillItems } from '../party/BillFields.tsx';
import { partyTexts } from '../party/party.texts.ts';
import { useBill } from '../party/useBill.ts';
import { useParty } from '../party/useParty.ts';
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

interface PayDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

/** Clicking a method confirms, so that paying takes two taps. A ride of a party stands for all its unpaid rides. */
export function PayDialog({ reservation, onClose }: PayDialogProps) {
  const t = useDeskTexts();
  return (
    <Dialog open onClose={onClose} title={t.payTitle}>
      {reservation.place ? (
        <PayParty reservation={reservation} party={reservation.place.party} onClose={onClose} />
      ) : (
        <PayRide reservation={reservation} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Rider, slot and amount, and what the desk sells beside it. */
function PayRide({ reservation, onClose }: PayDialogProps) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { actions, drafts } = useDesk();
  const { features } = usePark();
  const { slot } = reservation;
  const [input, setInput] = useState(() => drafts.amounts.read(slot.id) ?? String(toPln(slot.price)));
  const amount = readAmount(input);
  const bill = useBill([{ slot, amount: amount ?? 0 }]);

  const pay = (event: MouseEvent, method: DeskMethod) => {
    // Ignores the second tap of a double tap on "pay".
    if (event.detail > 1 || amount === null) return;
    const wholeBill = bill.isPlain || method === 'pass' ? null : bill.paidBy(method);
    if (!bill.isPlain && wholeBill === null) return;
    onClose();
    const payment = wholeBill ? actions.payBill(wholeBill) : actions.pay(reservation, method, amount);
    void drafts.amounts.keepUntil(slot.id, input, payment);
  };

  const payByPass = (event: MouseEvent, pass: Pass) => {
    if (event.detail > 1) return;
    onClose();
    void actions.payByPass(reservation, pass);
  };

  return (
    <>
      <p className={styles.what}>
        <strong>{words.name(reservation)}</strong>
        <span>{words.when(slot)}</span>
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
      <Methods
        total={amount === null ? null : bill.total}
        isOpen={(method) =>
          amount !== null &&
          decideAmount(slot, amount, method) === 'ok' &&
          (bill.isPlain || (method !== 'pass' && bill.paidBy(method) !== null))
        }
        onPay={pay}
      />
      <BillItems bill={bill} />
      {features.includes('bills') && <BillDetails bill={bill} />}
    </>
  );
}

/** All unpaid rides of a party at once. */
function PayParty({ reservation, party, onClose }: PayDialogProps & { party: number }) {
  const { rides, error, refetch } = useParty(party);
  const t = useStaffPageTexts(partyTexts);
  if (rides) return <PayRides reservation={reservation} rides={rides} onClose={onClose} />;
  if (error) return <LoadFailure title={t.loadFailed} error={error} onRetry={refetch} />;
  return <Skeleton height="12rem" />;
}

function PayRides({ reservation, rides, onClose }: PayDialogProps & { rides: readonly Reservation[] }) {
  const t = useStaffPageTexts(partyTexts);
  const { rider } = reservation;
  const desk = useDeskTexts();
  const words = useReservationWords();
  const { actions, open } = useDesk();
  const unpaid = rides.filter(({ slot }) => slot.payment === null);
  const bill = useBill(unpaid.map(({ slot }) => ({ slot, amount: slot.price })));
  const place = reservation.place?.party;

  const pay = (event: MouseEvent, method: DeskMethod) => {
    const wholeBill = method === 'pass' ? null : bill.paidBy(method);
    if (event.detail > 1 || wholeBill === null) return;
    onClose();
    void actions.payBill(wholeBill);
  };

  return (
    <>
      <p className={styles.what}>
        <strong>{t.ofGroup(rider?.name || rider?.email || desk.unknownRider, unpaid.length)}</strong>
        <span>{words.when(reservation.slot)}</span>
      </p>
      <Methods
        total={bill.total}
        isOpen={(method) => unpaid.length > 0 && method !== 'pass' && bill.paidBy(method) !== null}
        onPay={pay}
      />
      <BillItems bill={bill} />
      <BillDetails bill={bill} />
      {place !== undefined && <Button onClick={() => open({ kind: 'party', party: place })}>{t.view}</Button>}
    </>
  );
}

interface MethodsProps {
  /** In grosze; null while the text is no amount. */
  total: number | null;
  isOpen: (method: DeskMethod) => boolean;
  onPay: (event: MouseEvent, method: DeskMethod) => void;
}

function Methods({ total, isOpen, onPay }: MethodsProps) {
  const t = useDeskTexts();
  const { common } = useTexts();
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>
        <span>{t.payHow}</span>{' '}
        {total !== null && <span className={styles.total}>{common.price(total)}</span>}
      </legend>
      {deskMethods.map((method, index) => {
        const MethodIcon = icons[method];
        const price = common.price(total ?? 0);
        return (
          <button
            key={method}
            type="button"
            className={styles.method}
            disabled={!isOpen(method)}
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
