import type { BillItemRow } from '@cablepark/contract/payments/desk-bills.schema';
import { may } from '@cablepark/domain/accounts/permissions';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { CheckField } from '../form/CheckField.tsx';
import { useStaffPageTexts } from '../texts.ts';
import { billItemTexts } from './billItems.texts.ts';
import { billItemsOf, returnItems } from './billItems.ts';
import styles from './Payments.module.css';
import { paymentKeys } from './paymentRecords.ts';
import { usePaymentWords } from './usePaymentWords.ts';

/** What the price list sold on one bill of the desk; an Editor gives lines of it back. */
export function BillItemsDialog({ line, onClose }: { line: number; onClose: () => void }) {
  const t = useStaffPageTexts(billItemTexts);
  const role = useAuth().user?.role ?? null;
  const { data, error, refetch } = useQuery(billItemsOf(line));
  return (
    <Dialog open onClose={onClose} title={t.title} shape="sheet">
      {!data && !error && <Skeleton height="10rem" />}
      {!data && error && <LoadFailure title={t.loadFailed} error={error} onRetry={refetch} />}
      {data && may(role, 'payment.void') && data.some(({ returned_at }) => returned_at === null) ? (
        <ReturnForm items={data} line={line} onClose={onClose} />
      ) : (
        data && <Items items={data} />
      )}
    </Dialog>
  );
}

function useItemWords() {
  const t = useStaffPageTexts(billItemTexts);
  const { language } = useLanguage();
  const { price, when, method } = usePaymentWords();
  return ({ name, count, amount, methods, returned_at }: BillItemRow) =>
    [
      `${count} × ${inLanguage(name, language)}`,
      price(amount),
      methods.map((each) => method({ method: each })).join(' + '),
      returned_at === null ? null : t.returned(when(returned_at)),
    ]
      .filter(Boolean)
      .join(', ');
}

function Items({ items }: { items: readonly BillItemRow[] }) {
  const words = useItemWords();
  return (
    <ul className={styles.refunds}>
      {items.map((item) => (
        <li key={item.id}>{words(item)}</li>
      ))}
    </ul>
  );
}

interface ReturnFormProps {
  items: readonly BillItemRow[];
  /** Chosen at first. */
  line: number;
  onClose: () => void;
}

function ReturnForm({ items, line, onClose }: ReturnFormProps) {
  const t = useStaffPageTexts(billItemTexts);
  const texts = useTexts();
  const words = useItemWords();
  const { price } = usePaymentWords();
  const client = useQueryClient();
  const open = items.filter(({ returned_at }) => returned_at === null);
  const [chosen, setChosen] = useState<readonly number[]>([line]);
  const [reason, setReason] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const lines = open.filter(({ id }) => chosen.includes(id));
  const tooShort = reason.trim().length < reasonLength.min;
  const returning = useMutation({
    mutationFn: returnItems,
    onSuccess() {
      toast.success(t.done);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: paymentKeys.all }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (tooShort || lines.length === 0) return;
    returning.mutate({ lines: lines.map(({ id }) => id), reason: reason.trim() });
  };
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <form className={styles.plain} onSubmit={submit} noValidate>
      <p>{t.lead}</p>
      {items.map((item) => (
        <CheckField
          key={item.id}
          label={words(item)}
          disabled={item.returned_at !== null}
          checked={lines.includes(item)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
          }
        />
      ))}
      <Field
        label={t.reason}
        value={reason}
        maxLength={reasonLength.max}
        autoComplete="off"
        required
        data-autofocus
        error={isAttempted && tooShort ? t.reasonShort(reasonLength.min) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {returning.error && <Alert kind="danger">{failedText(t.failed, returning.error, texts)}</Alert>}
      <Button type="submit" variant="danger" busy={returning.isPending} disabled={lines.length === 0}>
        {t.confirm(price(total))}
      </Button>
    </form>
  );
}
