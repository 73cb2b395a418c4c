import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { payTexts } from '../../i18n/pages/pay.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import styles from './Pay.module.css';

export interface BuyLine {
  key: string;
  name: string;
  /** Below the name: the time, or the kind of refund. */
  note: string | null;
  /** Grosze. */
  amount: number;
}

/** The items of a payment, and the sum. */
export function BuyList({ lines }: { lines: readonly BuyLine[] }) {
  const t = usePageTexts(payTexts);
  const { common } = useTexts();
  return (
    <div>
      <ul className={styles.items}>
        {lines.map(({ key, name, note, amount }) => (
          <li key={key} className={styles.item}>
            <span>
              <span>{name}</span>
              {note !== null && <span className={styles.soft}>{note}</span>}
            </span>
            <span>{common.price(amount)}</span>
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <p className={styles.total}>
          <span>{t.total}</span>
          <span>{common.price(lines.reduce((sum, { amount }) => sum + amount, 0))}</span>
        </p>
      )}
    </div>
  );
}
