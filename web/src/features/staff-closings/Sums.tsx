import type { MethodSums } from '@cablepark/domain/payments/day-close';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import styles from './Closings.module.css';
import { shownSums } from './closing.ts';

/** Sums by method with their total, in grosze. @param isLive whether a screen reader hears changes */
export function Sums({ sums, isLive }: { sums: MethodSums; isLive?: boolean }) {
  const { closing: t, takings } = useStaffTexts();
  const { price } = useTexts().common;
  const visibleSums = shownSums(sums, usePark().features.includes('checkouts'));
  const total = visibleSums.reduce((sum, [, amount]) => sum + amount, 0);
  return (
    <dl className={styles.sums} aria-label={t.inTakings} aria-live={isLive ? 'polite' : undefined}>
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
  );
}
