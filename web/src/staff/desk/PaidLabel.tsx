import type { Payment } from '../../api/readPayments.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './PaidLabel.module.css';
import { useDeskTexts } from './useDeskTexts.ts';

/** What stands in place of pay and unbook once a slot is paid: a label with the method, not a button (SPEC.md §4). */
export function PaidLabel({ payment, pending = false }: { payment: Payment | null; pending?: boolean }) {
  const t = useDeskTexts();
  return (
    <span className={styles.paid} aria-busy={pending || undefined}>
      <CheckIcon />
      <span>{t.paidBy(payment ? t.method[payment.method] : null)}</span>
    </span>
  );
}
