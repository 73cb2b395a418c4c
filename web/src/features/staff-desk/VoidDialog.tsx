import { type FormEvent, useState } from 'react';
import { voidReasonLength } from '../../booking/api/voidPayment.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useDesk } from './deskContext.ts';
import forms from './forms.module.css';
import type { Reservation } from './reservations.ts';
import { useDeskTexts } from './useDeskTexts.ts';
import { useSlotWords } from './useSlotWords.tsx';

/** Takes a payment back, for a reason that is kept. */
export function VoidDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useDeskTexts();
  const words = useSlotWords();
  const { actions, drafts } = useDesk();
  const { payment } = reservation.slot;
  const [reason, setReason] = useState((payment !== null && drafts.reasons.read(payment)) || '');
  const [tried, setTried] = useState(false);
  const method = reservation.payment?.method;
  const given = reason.trim();
  const tooShort = given.length < voidReasonLength.min;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (tooShort || payment === null) return;
    onClose();
    void drafts.reasons.keepUntil(payment, given, actions.voidPayment(reservation, payment, given));
  };

  return (
    <Dialog open onClose={onClose} title={t.voidTitle}>
      <form className={forms.form} onSubmit={submit} noValidate>
        {words.confirmation(reservation, null)}
        <p className={forms.note}>{t.voidText}</p>
        {method && (
          <p className={forms.note}>
            {t.voidBack[method === 'online' || method === 'pass' ? method : 'till']}
          </p>
        )}
        <Field
          label={t.voidReason}
          value={reason}
          maxLength={voidReasonLength.max}
          autoComplete="off"
          required
          data-autofocus
          error={tried && tooShort ? t.voidReasonShort(voidReasonLength.min) : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
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
