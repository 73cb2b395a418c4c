import type { PaymentDetailsRow } from '@cablepark/contract/payments/records.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { useStaffTexts } from '../texts.ts';
import styles from './Payments.module.css';
import { keepReceipt, paymentOf } from './paymentRecords.ts';

const longestNumber = 60;

/** The number of a receipt that the park has issued elsewhere; empty removes it. */
export function ReceiptForm({ payment }: { payment: PaymentDetailsRow }) {
  const texts = useTexts();
  const t = useStaffTexts().payments;
  const client = useQueryClient();
  const [number, setNumber] = useState(payment.receipt ?? '');
  const keeping = useMutation({
    mutationFn: () => keepReceipt(payment.id, number.trim() || null),
    onSuccess(row) {
      client.setQueryData(paymentOf(payment.id).queryKey, row);
      toast.success(t.receiptSaved);
    },
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keeping.mutate();
  };
  const isNew = number.trim() !== (payment.receipt ?? '');
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={t.receipt}
        hint={t.receiptHint}
        maxLength={longestNumber}
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      {keeping.error && <Alert kind="danger">{failedText(t.receiptFailed, keeping.error, texts)}</Alert>}
      <Button type="submit" disabled={!isNew} busy={keeping.isPending}>
        {t.receiptSave}
      </Button>
    </form>
  );
}
