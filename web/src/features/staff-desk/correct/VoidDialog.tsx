import { type VoidWay, voidWays } from '@cablepark/domain/payments/cash-entry';
import { backMethods } from '@cablepark/domain/payments/cash-methods';
import type { GivenBackBy } from '@cablepark/domain/payments/payment-rules';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { paymentOf } from '../../../staff/payments/paymentRecords.ts';
import { BackByChoice } from '../../../staff/payments/WayChoice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { useDesk } from '../deskContext.ts';
import forms from '../forms.module.css';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';

/** Voids a payment with a stored reason; for money taken at the desk it asks for the way of the refund. */
export function VoidDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { actions, drafts } = useDesk();
  const { payment } = reservation.slot;
  const [reason, setReason] = useState((payment !== null && drafts.reasons.read(payment)) || '');
  const [backBy, setBackBy] = useState<VoidWay | null>(null);
  const [isAttempted, setAttempted] = useState(false);
  const method = reservation.payment?.method;
  const giver = useGiver(reservation);
  const trimmedReason = reason.trim();
  const tooShort = trimmedReason.length < reasonLength.min;
  const isUndecided = giver !== 'nobody' && backBy === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (tooShort || isUndecided || payment === null) return;
    onClose();
    const voiding = { payment, reason: trimmedReason, backBy: giver === 'nobody' ? null : backBy };
    void drafts.reasons.keepUntil(payment, trimmedReason, actions.voidPayment(reservation, voiding));
  };

  return (
    <Dialog open onClose={onClose} title={t.voidTitle}>
      <form className={forms.form} onSubmit={submit} noValidate>
        {words.confirmation(reservation, null)}
        <p className={forms.note}>{t.voidText}</p>
        {method && giver === 'nobody' && (
          <p className={forms.note}>{t.voidBack[method === 'online' ? 'online' : 'pass']}</p>
        )}
        {giver === 'deskForPass' && <p className={forms.note}>{t.voidBack.voidedPass}</p>}
        <Field
          label={t.voidReason}
          value={reason}
          maxLength={reasonLength.max}
          autoComplete="off"
          required
          data-autofocus
          error={isAttempted && tooShort ? t.voidReasonShort(reasonLength.min) : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {giver !== 'nobody' && (
          <BackByChoice<VoidWay>
            ways={giver === 'desk' ? voidWays : backMethods}
            value={backBy}
            isMissing={isAttempted && isUndecided}
            onChange={setBackBy}
          />
        )}
        <div className={forms.buttons}>
          <Button onClick={onClose}>{t.unbookKeep}</Button>
          <Button type="submit" variant="danger">
            {t.voidConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The refunder. For a ride on a pass only the server knows whether the pass still exists. */
function useGiver({ payment }: Reservation): GivenBackBy {
  const isByPass = payment?.method === 'pass';
  const { data } = useQuery({ ...paymentOf(payment?.id ?? 0), enabled: isByPass });
  if (isByPass) return data?.given_back_by ?? 'nobody';
  return payment === null || payment.method === 'online' ? 'nobody' : 'desk';
}
