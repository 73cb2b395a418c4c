import type { Payment } from '../../booking/api/readPayments.ts';
import { CheckIcon } from '../../ui/signIcons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PaidLabel.module.css';
import { methodText, useDeskTexts } from './useDeskTexts.ts';

interface PaidLabelProps {
  /** `null` if the payment is not readable. */
  payment: Payment | null;
  pending?: boolean;
  /** Shows only the method; screen readers get the full text. */
  short?: boolean;
}

/** Replaces pay and unbook once a slot is paid: a label with the method, not a button (SPEC.md §4). */
export function PaidLabel({ payment, pending = false, short = false }: PaidLabelProps) {
  const t = useDeskTexts();
  const method = payment && methodText(payment, t);
  const whole = t.paidBy(method);
  return (
    <span className={styles.paid} aria-busy={pending || undefined}>
      <CheckIcon />
      {short && method !== null ? (
        <>
          <VisuallyHidden>{whole}</VisuallyHidden>
          <span aria-hidden="true">{method}</span>
        </>
      ) : (
        <span>{whole}</span>
      )}
    </span>
  );
}
