import { toPln } from '@cablepark/contract/money';
import { type DeskMethod, deskMethods, saleMethods } from '@cablepark/domain/park/policy';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import { decideAmount } from '@cablepark/domain/payments/payment-rules';
import { type MouseEvent, useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { readAmount } from '../../../staff/form/amount.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useDesk } from '../deskContext.ts';
import { partyTexts } from '../party/party.texts.ts';
import { useParty } from '../party/useParty.ts';
import type { Reservation } from '../reservations.ts';
import { BillPayment } from '../till/BillPayment.tsx';
import { RidesOnPass } from '../till/RidesOnPass.tsx';
import { useBill } from '../till/useBill.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { PassButtons } from './PassButtons.tsx';
import styles from './PayDialog.module.css';

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
  const { features } = usePark();
  const { slot } = reservation;
  const { input, setInput, amount, bill, onPass, isOpen, pay, payByPass } = useRideBill(reservation, onClose);
  return (
    <>
      <p className={styles.what}>
        <strong>{words.name(reservation)}</strong>
        <span>{words.when(slot)}</span>
      </p>
      {features.includes('passes') && (
        <PassButtons reservation={reservation} chosen={onPass} onPay={payByPass} />
      )}
      <Field
        label={t.amount}
        inputMode="decimal"
        autoComplete="off"
        value={input}
        error={amount === null ? t.amountInvalid : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
      <BillPayment
        bill={bill}
        total={amount === null ? null : bill.total}
        methods={deskMethods}
        isOpen={isOpen}
        onPay={pay}
        onClose={onClose}
        slots={[slot]}
      />
    </>
  );
}

/** A bill of one ride: plain, it is a payment of its slot. */
function useRideBill(reservation: Reservation, onClose: () => void) {
  const { actions, drafts } = useDesk();
  const { slot } = reservation;
  const [input, setInput] = useState(() => drafts.amounts.read(slot.id) ?? String(toPln(slot.price)));
  const amount = readAmount(input);
  const bill = useBill([{ slot, amount: amount ?? 0 }], reservation.rider);
  const onPass = bill.payingPass(slot.id);

  const pay = (event: MouseEvent, method: DeskMethod) => {
    // Ignores the second tap of a double tap on "pay".
    if (event.detail > 1 || amount === null) return;
    const wholeBill = bill.isPlain || method === 'pass' ? null : bill.paidBy(method);
    if (!bill.isPlain && wholeBill === null) return;
    onClose();
    const payment = wholeBill ? actions.payBill(wholeBill) : actions.pay(reservation, method, amount);
    void drafts.amounts.keepUntil(slot.id, input, payment);
  };

  const payByPass = (event: MouseEvent, pass: UsedPass) => {
    if (event.detail > 1) return;
    // Beside something that costs money the pass pays with the bill.
    if (!bill.isPlain) return bill.payWith(pass, onPass?.id === pass.id ? [] : [slot.id]);
    onClose();
    void actions.payByPass(reservation, pass);
  };

  const isOpen = (method: DeskMethod) => {
    if (amount === null || decideAmount(slot, amount, method) !== 'ok') return false;
    return bill.isPlain || (method !== 'pass' && bill.paidBy(method) !== null);
  };
  return { input, setInput, amount, bill, onPass, isOpen, pay, payByPass };
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
  const { features } = usePark();
  const unpaid = rides.filter(({ slot }) => slot.payment === null);
  const bill = useBill(
    unpaid.map(({ slot }) => ({ slot, amount: slot.price })),
    rider,
  );
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
      {features.includes('passes') && <RidesOnPass rides={unpaid} bill={bill} />}
      <BillPayment
        bill={bill}
        total={bill.total}
        methods={saleMethods}
        isOpen={(method) => unpaid.length > 0 && method !== 'pass' && bill.paidBy(method) !== null}
        onPay={pay}
        onClose={onClose}
        slots={unpaid.map((ride) => ride.slot)}
      />
      {place !== undefined && <Button onClick={() => open({ kind: 'party', party: place })}>{t.view}</Button>}
    </>
  );
}
