import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { withdrawalsTexts } from '../../../i18n/pages/withdrawals.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { contractsOf } from '../api/withdrawals.ts';
import { withdrawalPath } from './ContractCard.tsx';
import { useContractWords } from './useContractWords.ts';
import styles from './Withdrawals.module.css';

interface WithdrawLinkProps {
  user: Account;
  /** Null: the account. */
  pass: number | null;
}

/** Links to the withdrawal from a pass or the account, before the deadline; after a withdrawal shows its date and the refund. */
export function WithdrawLink(props: WithdrawLinkProps) {
  return usePark().features.includes('withdrawals') && <Way {...props} />;
}

function Way({ user, pass }: WithdrawLinkProps) {
  const t = usePageTexts(withdrawalsTexts);
  const words = useContractWords();
  const contracts = useQuery(contractsOf(user.id));
  const contract = contracts.data?.find((row) => row.pass === pass);
  if (!contract) return null;
  const { date_created, amount } = contract;
  if (date_created !== null) {
    return (
      <p className={styles.soft}>
        {[`${t.done}.`, t.doneAt(words.moment(date_created)), amount > 0 && t.doneBack(words.price(amount))]
          .filter(Boolean)
          .join(' ')}
      </p>
    );
  }
  return (
    <p className={styles.soft}>
      <span>{(pass === null ? t.untilOfAccount : t.until)(words.lastDay(contract))}</span>{' '}
      <Link to={withdrawalPath(pass)} aria-label={t.withdrawFrom(words.nameOf(contract))}>
        {t.withdraw}
      </Link>
    </p>
  );
}
