import type { MethodSums } from '@cablepark/domain/payments/day-close';
import { dateText } from '@cablepark/domain/time/display';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { shownSums } from './closing.ts';
import styles from './DayCloses.module.css';

interface OpenSumsProps {
  /** The first day that this close includes. */
  from: Temporal.PlainDate;
  day: Temporal.PlainDate;
  sums: MethodSums;
}

/** The book's totals by method, for the days of the close. */
export function OpenSums({ from, day, sums }: OpenSumsProps) {
  const { closing: t, takings } = useStaffTexts();
  const { price } = useTexts().common;
  const visibleSums = shownSums(sums, usePark().features.includes('checkouts'));
  const total = visibleSums.reduce((sum, [, amount]) => sum + amount, 0);
  return (
    <>
      {!from.equals(day) && <p className={form.hint}>{t.since(dateText(from), dateText(day))}</p>}
      <dl className={styles.sums} aria-label={t.inTakings} aria-live="polite">
        {visibleSums.map(([method, amount]) => (
          <div key={method}>
            <dt>{takings.methods[method]}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{takings.total}</dt>
          <dd>{price(total)}</dd>
        </div>
      </dl>
    </>
  );
}
