import { paymentsPerPage } from '@cablepark/contract/payments/records';
import type { PaymentRecordRow } from '@cablepark/contract/payments/records.schema';
import type { DraftState } from '@cablepark/domain/payments/invoice-draft';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { Pager } from '../../staff/form/Pager.tsx';
import { useDebounced } from '../../staff/form/useDebounced.ts';
import { BillItemsDialog } from '../../staff/payments/BillItemsDialog.tsx';
import { PaymentDialog } from '../../staff/payments/PaymentDialog.tsx';
import { paymentsOf } from '../../staff/payments/paymentRecords.ts';
import { usePaymentWords } from '../../staff/payments/usePaymentWords.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { invoiceDraftsOf } from './api/invoiceDrafts.ts';
import styles from './PaymentList.module.css';

/** The payments one by one, to compare with the till and the provider's list; searchable by number and by name. */
export function PaymentList({ range }: { range: DayRange }) {
  const t = useStaffTexts().payments;
  const { loading } = useTexts().common;
  const [input, setInput] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<PaymentRecordRow | null>(null);
  const number = useDebounced(input.trim(), 300);
  const { payments, rows } = usePayments(range, number, page);
  const drafts = useQuery({
    ...invoiceDraftsOf(range),
    enabled: usePark().features.includes('invoice-drafts'),
  });
  return (
    <section className={form.card} aria-labelledby="payments">
      <h2 id="payments" className={form.cardTitle}>
        {t.heading}
      </h2>
      <search className={styles.find}>
        <Field
          label={t.find}
          hint={t.findHint}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
            setPage(1);
          }}
        />
      </search>
      {payments.isPending && (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="8rem" />
        </>
      )}
      {payments.isError && (
        <LoadFailure title={t.loadFailed} error={payments.error} onRetry={payments.refetch} />
      )}
      {payments.data?.total === 0 && <p>{number === '' ? t.none : t.noneFound}</p>}
      {payments.data && payments.data.total > 0 && (
        <>
          <ol className={styles.list}>
            {rows.map((payment) => (
              <Line
                key={payment.entry === null ? `ride ${payment.id}` : `entry ${payment.entry}`}
                payment={payment}
                draft={drafts.data?.drafts.find(({ payments: ids }) => ids.includes(payment.id ?? 0))?.state}
                onOpen={() => setOpen(payment)}
              />
            ))}
          </ol>
          <Pager page={page} perPage={paymentsPerPage} total={payments.data.total} onPage={setPage} />
        </>
      )}
      {open && <Details payment={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** A page of the payments of these days, or of those that are found, which come whole. */
function usePayments(range: DayRange, number: string, page: number) {
  const payments = useQuery({
    ...paymentsOf(number === '' ? { range, page } : { number }),
    placeholderData: keepPreviousData,
  });
  const from = number === '' ? 0 : (page - 1) * paymentsPerPage;
  return { payments, rows: payments.data?.rows.slice(from, from + paymentsPerPage) ?? [] };
}

function Details({ payment, onClose }: { payment: PaymentRecordRow; onClose: () => void }) {
  if (payment.line !== null) return <BillItemsDialog line={payment.line} onClose={onClose} />;
  return payment.id === null ? null : <PaymentDialog id={payment.id} onClose={onClose} />;
}

interface LineProps {
  payment: PaymentRecordRow;
  /** The state of the draft of its invoice; undefined without one. */
  draft: DraftState | undefined;
  onOpen: () => void;
}

function Line({ payment, draft, onOpen }: LineProps) {
  const { payments: t, invoices } = useStaffTexts();
  const words = usePaymentWords();
  const { provider_number: provider, receipt, refunded } = payment;
  const numbers = [
    provider === null ? null : `${t.providerNumber} ${provider}`,
    receipt === null ? null : `${t.receipt} ${receipt}`,
  ].filter((each) => each !== null);
  // Outgoing amounts have lines of their own; a mark is at the incoming payment.
  const hasCome = payment.amount >= 0 && payment.kind !== 'failedBack';
  const marks = [
    payment.voided_at === null || !hasCome ? null : payment.kept ? t.isKept : t.isVoided,
    refunded > 0 && hasCome ? t.isBack(words.price(refunded)) : null,
    draft === undefined || !hasCome ? null : invoices.mark(invoices.states[draft]),
  ].filter((each) => each !== null);
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        disabled={payment.id === null && payment.line === null}
        onClick={onOpen}
      >
        <span className={styles.head}>
          <strong className={styles.amount}>{words.price(payment.amount)}</strong>
          <span>{words.method(payment)}</span>
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </span>
        <span>{[payment.name, words.what(payment)].filter(Boolean).join(', ')}</span>
        <span className={styles.soft}>
          {[words.when(payment.date_created), payment.note, ...numbers].filter(Boolean).join(' · ')}
        </span>
      </button>
    </li>
  );
}
