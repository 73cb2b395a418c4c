import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { withdrawalsTexts } from '../../../i18n/pages/withdrawals.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { useContractWords } from './useContractWords.ts';
import styles from './Withdrawals.module.css';

/** The refund, and what ends, before the confirmation. */
export function Consequences({ contract }: { contract: WithdrawalRow }) {
  const t = usePageTexts(withdrawalsTexts);
  const { price: priceText } = useContractWords();
  const { pass, amount, price, taken, unit, freed } = contract;
  if (pass === null) {
    return (
      <ul className={styles.points}>
        <li>{t.accountEnds}</li>
        {freed > 0 && <li>{t.accountFreed(freed)}</li>}
        <li>{t.accountPaid}</li>
      </ul>
    );
  }
  const back =
    amount === 0
      ? t.backNothing
      : amount === price
        ? t.backAll(priceText(amount))
        : t.backPart(priceText(amount), priceText(price));
  return (
    <>
      <h3>{t.back}</h3>
      <p className={styles.back}>{back}</p>
      <ul className={styles.points}>
        {taken > 0 && unit !== null && <li>{t.taken[unit](taken)}</li>}
        {freed > 0 && <li>{t.freed(freed)}</li>}
        <li>{t.passEnds}</li>
      </ul>
    </>
  );
}
