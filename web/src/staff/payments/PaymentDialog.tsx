import type { PaymentDetailsRow } from '@cablepark/contract/payments/records.schema';
import { may } from '@cablepark/domain/accounts/permissions';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import known from '../form/Facts.module.css';
import { useStaffTexts } from '../texts.ts';
import styles from './Payments.module.css';
import { paymentOf } from './paymentRecords.ts';
import { ReceiptForm } from './ReceiptForm.tsx';
import { RefundForm } from './RefundForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { usePaymentWords } from './usePaymentWords.ts';

/** One payment with its accounting data: the provider's number, refunds, the receipt's number. */
export function PaymentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useStaffTexts().payments;
  const { loading } = useTexts().common;
  const role = useAuth().user?.role ?? null;
  const payment = useQuery(paymentOf(id));
  return (
    <Dialog open onClose={onClose} title={t.title(id)} shape="sheet">
      {payment.isPending && (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="12rem" />
        </>
      )}
      {payment.isError && (
        <LoadFailure title={t.loadFailed} error={payment.error} onRetry={payment.refetch} />
      )}
      {payment.data && (
        <>
          <Facts payment={payment.data} />
          {may(role, 'payment.create') && <ReceiptForm key={payment.data.receipt} payment={payment.data} />}
          {may(role, 'payment.void') && payment.data.refundable > 0 && <RefundForm payment={payment.data} />}
          {may(role, 'payment.void') && payment.data.left > 0 && <ReturnForm payment={payment.data} />}
        </>
      )}
    </Dialog>
  );
}

function Facts({ payment }: { payment: PaymentDetailsRow }) {
  const t = useStaffTexts().payments;
  const words = usePaymentWords();
  const { vat_rate: vat, voided_at, kept, provider, refunds, entries } = payment;
  const reason = words.reason(payment);
  const facts: [string, string | ReactElement | null][] = [
    [t.amount, `${words.price(payment.amount)}, ${words.method(payment)}`],
    [t.when, words.when(payment.date_created)],
    [t.what, words.what(payment)],
    [t.who, payment.name],
    [t.takenBy, payment.taken_by],
    [t.vat, vat === null ? null : vat === 'exempt' ? t.exempt : `${vat}%`],
    [t.provider, provider && t.providers[provider]],
    [t.providerNumber, payment.provider_number],
    [t.taxId, payment.tax_id],
    [kept ? t.kept : t.voided, voided_at && [words.when(voided_at), reason].filter(Boolean).join(', ')],
    [t.back, refunds.length === 0 ? null : <Refunds refunds={refunds} />],
    [t.entries, entries.length < 2 ? null : <Entries entries={entries} />],
  ];
  return (
    <dl className={known.facts}>
      {facts.map(
        ([name, label]) =>
          label && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{label}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Incoming and outgoing amounts, as in the cash book. */
function Entries({ entries }: Pick<PaymentDetailsRow, 'entries'>) {
  const words = usePaymentWords();
  return (
    <ul className={styles.refunds}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>{[words.price(entry.amount), words.method(entry), words.kind(entry)].join(', ')}</span>
          <span className={styles.soft}>{words.when(entry.date_created)}</span>
        </li>
      ))}
    </ul>
  );
}

function Refunds({ refunds }: Pick<PaymentDetailsRow, 'refunds'>) {
  const t = useStaffTexts().payments;
  const own: Readonly<Record<string, string>> = t.ownCancelling;
  const words = usePaymentWords();
  return (
    <ul className={styles.refunds}>
      {refunds.map(({ amount, state, reason, date_created }) => (
        <li key={`${date_created} ${amount}`}>
          <span>{`${words.price(amount)}, ${t.states[state]}`}</span>
          <span className={styles.soft}>{`${words.when(date_created)}, ${own[reason] ?? reason}`}</span>
        </li>
      ))}
    </ul>
  );
}
