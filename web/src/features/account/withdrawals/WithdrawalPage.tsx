import { paths } from '@cablepark/contract/paths';
import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { withdrawalsTexts } from '../../../i18n/pages/withdrawals.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Page } from '../../../page/Page.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { contractsOf } from '../api/withdrawals.ts';
import { ContractCard } from './ContractCard.tsx';
import { Declaration } from './Declaration.tsx';
import styles from './Withdrawals.module.css';

/** /withdraw, inside a guard: the open contracts, then the statement of the selected one: `?pass=7` or `?pass=account`. */
export default function WithdrawalPage() {
  const t = usePageTexts(withdrawalsTexts);
  const { common } = useTexts();
  const { user } = useAuth();
  const contracts = useQuery({ ...contractsOf(user?.id ?? ''), enabled: user !== null });
  return (
    <Page title={t.title} lead={t.lead} width="text">
      <div className={styles.sections}>
        {contracts.isPending && (
          <>
            <VisuallyHidden>{common.loading}</VisuallyHidden>
            <Skeleton width="100%" height="12rem" />
          </>
        )}
        {contracts.isError && !contracts.data && (
          <LoadFailure title={t.loadFailed} error={contracts.error} onRetry={() => contracts.refetch()} />
        )}
        {contracts.data && <Contracts contracts={contracts.data} />}
      </div>
    </Page>
  );
}

function Contracts({ contracts }: { contracts: readonly WithdrawalRow[] }) {
  const t = usePageTexts(withdrawalsTexts);
  const [search] = useSearchParams();
  const contract = contracts.find((row) => keyOf(row) === search.get('pass'));
  const open = contracts.filter(({ date_created }) => date_created === null);
  if (contract && contract.date_created === null) {
    const hasPasses = contract.pass === null && open.some(({ pass }) => pass !== null);
    return <Declaration key={keyOf(contract)} contract={contract} hasPasses={hasPasses} />;
  }
  return (
    <>
      {open.length === 0 && (
        <div className={styles.card}>
          <h2>{t.none}</h2>
          <p>{t.noneHint}</p>
        </div>
      )}
      {contracts.map((row) => (
        <ContractCard key={keyOf(row)} contract={row} />
      ))}
      <p className={styles.soft}>{t.fixedTime}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>
        <ButtonLink to={paths.ownPasses}>{t.toPasses}</ButtonLink>
      </div>
    </>
  );
}

function keyOf({ pass }: Pick<WithdrawalRow, 'pass'>): string {
  return pass === null ? 'account' : String(pass);
}
