import { toPln } from '@cablepark/contract/money';
import { type DeskMethod, deskMethods } from '@cablepark/domain/park/policy';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import { decideAmount } from '@cablepark/domain/payments/payment-rules';
import { useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { readAmount } from '../../../staff/form/amount.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { useDesk } from '../deskContext.ts';
import type { Reservation } from '../reservations.ts';
import { BillPayment } from '../till/BillPayment.tsx';
import { RidesOnPass } from '../till/RidesOnPass.tsx';
import { useBill } from '../till/useBill.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { PassButtons } from './PassButtons.tsx';
import styles from './PayDialog.module.css';
import { PayParty } from './PayRides.tsx';
import { RideChoice } from './RideChoice.tsx';
import { useChosenRides } from './useChosenRides.ts';

interface PayDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

/** Clicking a method confirms, so that paying takes two taps. For a ride of a party it lists all unpaid rides of the party. */
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

/** Rider, slot and amount, the person's other rides, and items that the desk sells. */
function PayRide({ reservation, onClose }: PayDialogProps) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { features } = usePark();
  const { slot } = reservation;
  const { input, setInput, amount, rides, bill, onPass, isOpen, pay, payByPass } = useRideBill(
    reservation,
    onClose,
  );
  const { chosen } = rides;
  return (
    <>
      <p className={styles.what}>
        <strong>{words.name(reservation)}</strong>
        <span>{words.when(slot)}</span>
      </p>
      <RideChoice rides={rides} />
      {features.includes('passes') &&
        (chosen.length > 1 ? (
          <RidesOnPass rides={chosen} bill={bill} />
        ) : (
          <PassButtons reservation={reservation} chosen={onPass} onPay={payByPass} />
        ))}
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
        slots={chosen.map((ride) => ride.slot)}
      />
    </>
  );
}

/** A bill of one ride, and of others that staff add: plain, it is a payment of its slot. */
function useRideBill(reservation: Reservation, onClose: () => void) {
  const { actions, drafts } = useDesk();
  const { slot } = reservation;
  const [input, setInput] = useState(() => drafts.amounts.read(slot.id) ?? String(toPln(slot.price)));
  const amount = readAmount(input);
  const rides = useChosenRides(reservation, [reservation]);
  const bill = useBill(
    rides.chosen.map((ride) => ({
      slot: ride.slot,
      amount: ride === reservation ? (amount ?? 0) : ride.slot.price,
    })),
    reservation.rider,
  );
  const onPass = bill.payingPass(slot.id);

  const pay = (method: DeskMethod) => {
    if (amount === null) return;
    const wholeBill = bill.isPlain || method === 'pass' ? null : bill.paidBy(method);
    if (!bill.isPlain && wholeBill === null) return;
    onClose();
    const payment = wholeBill ? actions.payBill(wholeBill) : actions.pay(reservation, method, amount);
    void drafts.amounts.keepUntil(slot.id, input, payment);
  };

  const payByPass = (pass: UsedPass) => {
    // If something costs money, the pass pays together with the bill.
    if (!bill.isPlain) return bill.payWith(pass, onPass?.id === pass.id ? [] : [slot.id]);
    onClose();
    void actions.payByPass(reservation, pass);
  };

  const isOpen = (method: DeskMethod) => {
    if (amount === null || decideAmount(slot, amount, method) !== 'ok') return false;
    return bill.isPlain || (method !== 'pass' && bill.paidBy(method) !== null);
  };
  return { input, setInput, amount, rides, bill, onPass, isOpen, pay, payByPass };
}
