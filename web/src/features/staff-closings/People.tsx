import { readSums } from '@cablepark/contract/payments/day-closes';
import type { PersonRow } from '@cablepark/contract/payments/day-closes.schema';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { shownMethods } from '../../staff/payments/shownMethods.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import styles from './Closings.module.css';

/** What each person took, by method. */
export function People({ people }: { people: readonly PersonRow[] }) {
  const { closing: t, takings } = useStaffTexts();
  const { price } = useTexts().common;
  if (people.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t.byPerson}</h3>
      <ul className={styles.lines}>
        {people.map(({ name, automatic, sums, count }, index) => {
          const cents = readSums(sums);
          const methods = shownMethods(cents, false).filter((method) => cents[method] !== 0);
          const parts = methods.map((method) => `${takings.methods[method]}\u00A0${price(cents[method])}`);
          return (
            // Two people may have one name; their order is the server's.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <strong>{automatic ? t.online : (name ?? t.someone)}</strong>{' '}
              <span>{[...parts, t.entries(count)].join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
