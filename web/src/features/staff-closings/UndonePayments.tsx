import type { UndonePaymentRow } from '@cablepark/contract/rides/desk-actions.schema';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { useQuery } from '@tanstack/react-query';
import { usePaymentWords } from '../../staff/payments/usePaymentWords.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { undonePaymentsOf } from './api/undonePayments.ts';
import styles from './Closings.module.css';

/** The payments that the desk undid or corrected on these days, by name; renders nothing without one. */
export function UndonePayments({ range }: { range: DayRange }) {
  const { actions: t } = useStaffTexts();
  const { data } = useQuery(undonePaymentsOf(range));
  if (!data || data.length === 0) return null;
  return (
    <details>
      <summary>{`${t.undonePayments}: ${data.length}`}</summary>
      <ul className={styles.undone}>
        {data.map((row) => (
          <Undone key={row.entry} row={row} />
        ))}
      </ul>
    </details>
  );
}

function Undone({ row }: { row: UndonePaymentRow }) {
  const { actions: t } = useStaffTexts();
  const words = usePaymentWords();
  const name = row.rider ?? t.nobody;
  const what = `${words.when(row.date_created)}, ${name}, ${words.price(row.amount)}, ${words.method(row)}`;
  return <li>{t.undonePayment[row.how](what, row.undone_by ?? t.someone)}</li>;
}
