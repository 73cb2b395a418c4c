import { toGrosze, toPln } from '@cablepark/contract/money';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { isUncertain } from '../../lib/http/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { readAmount } from '../form/amount.ts';
import { useStaffTexts } from '../texts.ts';
import styles from './Payments.module.css';
import { WayChoice } from './WayChoice.tsx';

/** The texts of a refund. */
export interface BackWords {
  open: string;
  lead: (most: string) => string;
  amount: string;
  confirm: (amount: string) => string;
  keep: string;
  done: (amount: string) => string;
  failed: string;
}

type Way = 'provider' | BackMethod;

interface MoneyBackFormProps {
  /** PLN: the maximum, the initial value, and the earlier refunds. */
  most: number;
  first: number | null;
  refunded: number;
  words: BackWords;
  price: (grosze: number) => string;
  /** The ways of a refund, if there is a choice. */
  ways: readonly { value: Way; label: string }[];
  /** `amount` in PLN. */
  send: (amount: number, reason: string, way: Way | null) => Promise<void>;
}

/** The amount and the reason of a refund: a button opens the form, to avoid accidents. */
export function MoneyBackForm(props: MoneyBackFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenForm {...props} onClose={() => setOpen(false)} />;
  return (
    <Button variant="quietDanger" onClick={() => setOpen(true)}>
      {props.words.open}
    </Button>
  );
}

function OpenForm(props: MoneyBackFormProps & { onClose: () => void }) {
  const { words, price, ways, onClose } = props;
  const t = useStaffTexts().payments;
  const most = toGrosze(props.most);
  const form = useRef<HTMLFormElement>(null);
  // Scrolls the new form into view.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [input, setInput] = useState(props.first === null ? '' : String(props.first));
  const [reason, setReason] = useState('');
  const [way, setWay] = useState<Way | null>(null);
  const [isAttempted, setAttempted] = useState(false);
  const amount = readAmount(input);
  const isAmount = amount !== null && amount > 0 && amount <= most;
  const isShort = reason.trim().length < reasonLength.min;
  const isUndecided = ways.length > 0 && way === null;
  const giving = useGiving(props);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (isAmount && !isShort && !isUndecided) giving.mutate({ amount, reason: reason.trim(), way });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={words.open}>
      <p className={styles.soft}>{words.lead(price(most))}</p>
      <Field
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        value={input}
        error={isAttempted && !isAmount ? t.refundAmountFault(price(most)) : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
      <Field
        label={t.refundReason}
        maxLength={reasonLength.max}
        autoComplete="off"
        value={reason}
        error={isAttempted && isShort ? t.refundReasonFault(reasonLength.min) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {ways.length > 0 && (
        <WayChoice
          legend={t.returnedWay}
          ways={ways}
          value={way}
          error={isAttempted && isUndecided ? t.wayFault : undefined}
          onChange={setWay}
        />
      )}
      {giving.error && <Failure error={giving.error} refunded={props.refunded} failed={words.failed} />}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="danger" busy={giving.isPending}>
          {isAmount ? words.confirm(price(amount)) : words.open}
        </Button>
      </div>
    </form>
  );
}

function useGiving({ words, price, send, onClose }: MoneyBackFormProps & { onClose: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ amount, reason, way }: { amount: number; reason: string; way: Way | null }) =>
      send(toPln(amount), reason, way),
    onSuccess(_nothing, { amount }) {
      toast.success(words.done(price(amount)));
      onClose();
    },
    // Refetches the refunds before anybody retries.
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
}

/** After a network error, the current refunds tell whether a retry is needed. */
function Failure({ error, refunded, failed }: { error: Error; refunded: number; failed: string }) {
  const texts = useTexts();
  const t = useStaffTexts().payments;
  if (!isUncertain(error)) return <Alert kind="danger">{failedText(failed, error, texts)}</Alert>;
  return <Alert kind="warning">{t.refundUnsure(texts.common.price(toGrosze(refunded)))}</Alert>;
}
