import type { InvoiceDraftRow } from '@cablepark/contract/invoices/invoice-drafts.schema';
import type { InvoiceServiceName } from '@cablepark/domain/payments/invoice-draft';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { usePaymentWords } from '../../staff/payments/usePaymentWords.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { handOver, invoiceDraftsOf } from './api/invoiceDrafts.ts';
import styles from './PaymentList.module.css';

/** The payments with a tax number of the period, and the button that hands them to the bookkeeper's program. */
export function InvoiceDrafts({ range }: { range: DayRange }) {
  const texts = useTexts();
  const t = useStaffTexts().invoices;
  const client = useQueryClient();
  const query = invoiceDraftsOf(range);
  const drafts = useQuery(query);
  const handing = useMutation({
    mutationFn: () => handOver(range),
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
  });
  const rows = drafts.data?.drafts ?? [];
  const service = drafts.data?.service ?? null;
  const isOpen = rows.some(({ state }) => state !== 'sent');
  return (
    <section className={form.card} aria-labelledby="invoice-drafts">
      <h2 id="invoice-drafts" className={form.cardTitle}>
        {t.title}
      </h2>
      <p className={form.hint}>{t.notFiscal}</p>
      {drafts.isPending && <Skeleton height="4rem" />}
      {drafts.isError && <LoadFailure title={t.loadFailed} error={drafts.error} onRetry={drafts.refetch} />}
      {drafts.data && rows.length === 0 && <p>{t.none}</p>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((draft) => (
            <Draft key={draft.number} draft={draft} />
          ))}
        </ul>
      )}
      {handing.error && <Alert kind="danger">{failedText(t.failed, handing.error, texts)}</Alert>}
      {service !== null && isOpen && (
        <div>
          <Button variant="primary" busy={handing.isPending} onClick={() => handing.mutate()}>
            {t.handOver(serviceNames[service])}
          </Button>
        </div>
      )}
    </section>
  );
}

const serviceNames: Record<InvoiceServiceName, string> = { fakturownia: 'Fakturownia', infakt: 'inFakt' };

function Draft({ draft }: { draft: InvoiceDraftRow }) {
  const t = useStaffTexts().invoices;
  const words = usePaymentWords();
  const { number, tax_id: taxId, amount, sent_amount: sentAmount, state, document, reason } = draft;
  const waits: Readonly<Record<string, string>> = t.waits;
  const changed = sentAmount === null ? null : t.sentAmount(words.price(sentAmount));
  const why = reason === null ? null : (waits[reason] ?? reason);
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        <strong className={styles.amount}>{words.price(amount)}</strong>
        <span>{t.taxId(taxId)}</span>
        <span className={styles.mark}>{t.states[state]}</span>
      </span>
      <span className={styles.soft}>
        {[t.number(number), document === null ? null : t.document(document), changed, why]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
