import { type VoidWay, voidWays } from '@cablepark/domain/payments/cash-entry';
import { backMethods } from '@cablepark/domain/payments/cash-methods';
import type { GivenBackBy } from '@cablepark/domain/payments/payment-rules';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { CheckField } from '../../../staff/form/CheckField.tsx';
import { paymentOf } from '../../../staff/payments/paymentRecords.ts';
import { BackByChoice } from '../../../staff/payments/WayChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { methodPreview } from '../api/methodPreview.ts';
import { useDesk } from '../deskContext.ts';
import forms from '../forms.module.css';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { correctionTexts } from './corrections.texts.ts';

/** Voids a payment with a stored reason; for desk money it asks for the refund method. */
export function VoidDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const giver = useGiver(reservation);
  const bill = useBill(reservation, giver);
  const form = useVoidForm(reservation, { giver, bill, onClose });
  const method = reservation.payment?.method;

  return (
    <Dialog open onClose={onClose} title={t.voidTitle}>
      <form className={forms.form} onSubmit={form.submit} noValidate>
        {words.confirmation(reservation, null)}
        <p className={forms.note}>{t.voidText}</p>
        {method && giver === 'nobody' && (
          <p className={forms.note}>{t.voidBack[method === 'online' ? 'online' : 'pass']}</p>
        )}
        {giver === 'deskForPass' && <p className={forms.note}>{t.voidBack.voidedPass}</p>}
        <Field
          label={t.voidReason}
          value={form.reason}
          maxLength={reasonLength.max}
          autoComplete="off"
          required
          data-autofocus
          error={form.isReasonMissing ? t.voidReasonShort(reasonLength.min) : undefined}
          onChange={(event) => form.setReason(event.target.value)}
        />
        {bill && (
          <CheckField
            label={bill.label}
            checked={form.isWhole}
            onChange={({ target }) => form.setWhole(target.checked)}
          />
        )}
        {giver !== 'nobody' && !form.isWhole && (
          <BackByChoice<VoidWay>
            ways={giver === 'desk' ? voidWays : backMethods}
            value={form.backBy}
            isMissing={form.isWayMissing}
            onChange={form.setBackBy}
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

interface VoidFacts {
  giver: GivenBackBy;
  bill: VoidableBill | null;
  onClose: () => void;
}

/** The reason and the refund method; a whole bill is refunded only by the methods that brought its money. */
function useVoidForm(reservation: Reservation, { giver, bill, onClose }: VoidFacts) {
  const { actions, drafts } = useDesk();
  const { payment } = reservation.slot;
  const [reason, setReason] = useState((payment !== null && drafts.reasons.read(payment)) || '');
  const [backBy, setBackBy] = useState<VoidWay | null>(null);
  const [isChecked, setWhole] = useState(false);
  const [isAttempted, setAttempted] = useState(false);
  const isWhole = isChecked && bill !== null;
  const trimmedReason = reason.trim();
  const isTooShort = trimmedReason.length < reasonLength.min;
  const isUndecided = giver !== 'nobody' && backBy === null && !isWhole;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (isTooShort || isUndecided || payment === null) return;
    onClose();
    const way = giver === 'nobody' || isWhole ? null : backBy;
    const voiding = {
      payment,
      reason: trimmedReason,
      backBy: way,
      ...(isWhole && { billSlots: bill.slots }),
    };
    void drafts.reasons.keepUntil(payment, trimmedReason, actions.voidPayment(reservation, voiding));
  };

  return {
    reason,
    setReason,
    isReasonMissing: isAttempted && isTooShort,
    backBy,
    setBackBy,
    isWayMissing: isAttempted && isUndecided,
    isWhole,
    setWhole,
    submit,
  };
}

interface VoidableBill {
  slots: readonly number[];
  label: string;
}

/** The bill that can be voided with this payment; null for a payment outside a bill, or if the bill has a pass or has changed. */
function useBill({ payment }: Reservation, giver: GivenBackBy): VoidableBill | null {
  const t = useStaffPageTexts(correctionTexts);
  const { common } = useTexts();
  const { data } = useQuery({ ...methodPreview(payment?.id ?? 0), enabled: giver === 'desk' });
  if (!data || data.obstacle === 'back' || data.passes > 0) return null;
  const { slots, others, amount } = data;
  if (slots.length + others < 2) return null;
  return { slots, label: t.voidBill(slots.length, others, common.price(amount)) };
}

/** The refunder. For a ride on a pass only the server knows whether the pass still exists. */
function useGiver({ payment }: Reservation): GivenBackBy {
  const isByPass = payment?.method === 'pass';
  const { data } = useQuery({ ...paymentOf(payment?.id ?? 0), enabled: isByPass });
  if (isByPass) return data?.given_back_by ?? 'nobody';
  return payment === null || payment.method === 'online' ? 'nobody' : 'desk';
}
