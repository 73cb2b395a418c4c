import { toGrosze, toPln } from '@cablepark/contract/money';
import type { PaymentDetailsRow } from '@cablepark/contract/payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { voidReasonLength } from '../../booking/api/voidPayment.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { isUncertain } from '../../lib/http/errors.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { readAmount } from '../form/amount.ts';
import { useStaffTexts } from '../texts.ts';
import styles from './Payments.module.css';
import { refundPayment } from './paymentRecords.ts';

/** Gives part or all of what was paid online back (Editor): a press opens it, so that nobody does it in passing. */
export function RefundForm({ payment }: { payment: PaymentDetailsRow }) {
  const t = useStaffTexts().payments;
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenForm payment={payment} onClose={() => setOpen(false)} />;
  return (
    <Button variant="quietDanger" onClick={() => setOpen(true)}>
      {t.refund}
    </Button>
  );
}

function OpenForm({ payment, onClose }: { payment: PaymentDetailsRow; onClose: () => void }) {
  const texts = useTexts();
  const t = useStaffTexts().payments;
  const client = useQueryClient();
  const most = toGrosze(payment.refundable);
  const { price } = texts.common;
  const form = useRef<HTMLFormElement>(null);
  // What was opened below the edge of a phone comes into sight.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [typed, setTyped] = useState(String(payment.refundable));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const amount = readAmount(typed);
  const isAmount = amount !== null && amount > 0 && amount <= most;
  const isShort = reason.trim().length < voidReasonLength.min;
  const giving = useMutation({
    mutationFn: () => refundPayment(payment.id, toPln(amount ?? 0), reason.trim()),
    onSuccess() {
      toast.success(t.refundDone(price(amount ?? 0)));
      onClose();
    },
    // What has gone back by now is read again before anybody presses once more.
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAmount && !isShort) giving.mutate();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={t.refund}>
      <p className={styles.soft}>{t.refundLead(price(most))}</p>
      <Field
        label={t.refundAmount}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={tried && !isAmount ? t.refundAmountFault(price(most)) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Field
        label={t.refundReason}
        maxLength={voidReasonLength.max}
        autoComplete="off"
        value={reason}
        error={tried && isShort ? t.refundReasonFault(voidReasonLength.min) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {giving.error && <Failure error={giving.error} refunded={payment.refunded} />}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t.refundKeep}</Button>
        <Button type="submit" variant="danger" busy={giving.isPending}>
          {isAmount ? t.refundConfirm(price(amount)) : t.refund}
        </Button>
      </div>
    </form>
  );
}

/** Where no answer came, what has gone back by now tells whether to press again. */
function Failure({ error, refunded }: { error: Error; refunded: number }) {
  const texts = useTexts();
  const t = useStaffTexts().payments;
  if (!isUncertain(error)) return <Alert kind="danger">{failedText(t.refundFailed, error, texts)}</Alert>;
  return <Alert kind="warning">{t.refundUnsure(texts.common.price(toGrosze(refunded)))}</Alert>;
}
