import { toGrosze } from '@cablepark/contract/money';
import { paths } from '@cablepark/contract/paths';
import { readSums } from '@cablepark/contract/payments/day-closes';
import type { DayCloseRow } from '@cablepark/contract/payments/day-closes.schema';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { usePaymentWords } from '../../staff/payments/usePaymentWords.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import styles from './Closings.module.css';
import { shownSums, tillText } from './closing.ts';
import { useDaysText } from './useDaysText.ts';

/** A closed day in the list: its count, author and time; it leads to its snapshot. */
export function ClosedDay({ close }: { close: DayCloseRow }) {
  const t = useStaffTexts().closing;
  const words = usePaymentWords();
  const daysText = useDaysText();
  const { price } = useTexts().common;
  const { features } = usePark();
  const { day, difference, note, closed_by: by, date_created: at } = close;
  const sums = shownSums(readSums(close.sums), features.includes('checkouts'));
  const total = sums.reduce((sum, [, amount]) => sum + amount, 0);
  // Keeps a method and its sum on one line.
  const parts = sums.map(([method, amount]) => `${words.method({ method })}\u00A0${price(amount)}`);
  return (
    <li className={styles.close}>
      <p className={styles.head}>
        <Link className={styles.link} to={`${paths.closings}/${day}`}>
          {daysText(close)}
        </Link>
        <span className={classes(styles.mark, difference !== 0 && styles.differs)}>
          {tillText(t, toGrosze(difference), price)}
        </span>
      </p>
      <p>{t.sums(price(total), parts.join(' · '))}</p>
      {note !== null && <p>{note}</p>}
      <p className={styles.soft}>{t.closed(words.when(at), by ?? t.someone)}</p>
    </li>
  );
}
