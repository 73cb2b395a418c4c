import { toGrosze } from '@cablepark/contract/money';
import { readSums } from '@cablepark/contract/payments/day-closes';
import type { DayCloseRow } from '@cablepark/contract/payments/day-closes.schema';
import { dateText } from '@cablepark/domain/time/display';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { usePaymentWords } from '../../staff/payments/usePaymentWords.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { shownSums, tillText } from './closing.ts';
import styles from './DayCloses.module.css';
import { UndonePayments } from './UndonePayments.tsx';

/** A closed day: its count, author and time. */
export function ClosedDay({ close }: { close: DayCloseRow }) {
  const t = useStaffTexts().closing;
  const words = usePaymentWords();
  const { price } = useTexts().common;
  const { features } = usePark();
  const { from, day, counted, difference, note, closed_by: by, date_created: at } = close;
  const sums = shownSums(readSums(close.sums), features.includes('checkouts'));
  const total = sums.reduce((sum, [, amount]) => sum + amount, 0);
  // Keeps a method and its sum on one line.
  const parts = sums.map(([method, amount]) => `${words.method({ method })}\u00A0${price(amount)}`);
  return (
    <li className={styles.close}>
      <p className={styles.head}>
        <strong>{from === day ? text(day) : t.days(text(from), text(day))}</strong>
        <span className={classes(styles.mark, difference !== 0 && styles.differs)}>
          {tillText(t, toGrosze(difference), price)}
        </span>
      </p>
      <p>{t.sums(price(total), parts.join(' · '))}</p>
      <p>{[t.wasCounted(words.price(counted)), note].filter(Boolean).join(' ')}</p>
      <UndonePayments range={{ from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(day) }} />
      <p className={styles.soft}>{t.closed(words.when(at), by ?? t.someone)}</p>
    </li>
  );
}

function text(day: string): string {
  return dateText(Temporal.PlainDate.from(day));
}
