import { paths } from '@cablepark/contract/paths';
import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { withdrawalsTexts } from '../../../i18n/pages/withdrawals.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useContractWords } from './useContractWords.ts';
import styles from './Withdrawals.module.css';

/** One contract: the deadline and the link to withdraw; or the completed withdrawal. */
export function ContractCard({ contract }: { contract: WithdrawalRow }) {
  const t = usePageTexts(withdrawalsTexts);
  const words = useContractWords();
  const name = words.nameOf(contract);
  const { pass, concluded, date_created, email, amount } = contract;
  return (
    <section className={styles.card} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.soft}>{t.concluded(words.moment(concluded))}</p>
      {date_created === null ? (
        <>
          <p>{t.until(words.lastDay(contract))}</p>
          <ButtonLink to={withdrawalPath(pass)} aria-label={t.withdrawFrom(name)}>
            {t.withdraw}
          </ButtonLink>
        </>
      ) : (
        <div>
          <p>
            <strong>{t.done}</strong>
          </p>
          <p>{`${t.doneAt(words.moment(date_created))} ${email !== null ? t.doneMail(email) : ''}`}</p>
          {amount > 0 && <p>{t.doneBack(words.price(amount))}</p>}
        </div>
      )}
    </section>
  );
}

/** The withdrawal page of a pass, or of the account. */
export function withdrawalPath(pass: number | null): string {
  return `${paths.withdrawal}?pass=${pass ?? 'account'}`;
}
