import { paths } from '@cablepark/contract/paths';
import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { errorText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { withdrawalsTexts } from '../../../i18n/pages/withdrawals.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { confirmWithdrawal } from '../api/withdrawals.ts';
import { Consequences } from './Consequences.tsx';
import { useContractWords } from './useContractWords.ts';
import styles from './Withdrawals.module.css';

interface DeclarationProps {
  contract: WithdrawalRow;
  /** Whether there are passes to withdraw from before the account is deleted. */
  hasPasses: boolean;
}

/** The second step: the statement as stored, its consequences, and the button. A retry after a lost response has no second effect. */
export function Declaration({ contract, hasPasses }: DeclarationProps) {
  const texts = useTexts();
  const t = usePageTexts(withdrawalsTexts);
  const words = useContractWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { logout } = useAuth();
  const { pass, name, email } = contract;
  const confirming = useMutation({
    mutationFn: () => confirmWithdrawal(contract),
    onSuccess: async (row) => {
      if (pass !== null) {
        await client.invalidateQueries();
        await navigate(paths.withdrawal, { replace: true });
        return;
      }
      toast.success(t.accountGone(row.email ?? ''));
      logout();
      await navigate(paths.login, { replace: true });
    },
  });
  return (
    <section className={styles.card} aria-label={t.statement}>
      <h2>{t.statement}</h2>
      {hasPasses && <Alert kind="warning">{t.passesFirst}</Alert>}
      <p>
        <strong>{pass === null ? t.declarationOfAccount : t.declaration(words.nameOf(contract))}</strong>
      </p>
      <p className={styles.soft}>{t.concluded(words.moment(contract.concluded))}</p>
      <dl className={styles.facts}>
        <dt>{t.name}</dt>
        <dd>{name ?? t.noName}</dd>
        <dt>{t.email}</dt>
        <dd>
          <span>{email}</span>
          <span className={styles.soft}>{t.emailHint}</span>
        </dd>
      </dl>
      <Consequences contract={contract} />
      {confirming.isError && (
        <Alert kind="danger" title={t.failed}>
          {errorText(confirming.error, texts)}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button
          variant="danger"
          busy={confirming.isPending || confirming.isSuccess}
          onClick={() => confirming.mutate()}
        >
          {t.confirm}
        </Button>
        <ButtonLink to={paths.withdrawal}>{t.goBack}</ButtonLink>
      </div>
    </section>
  );
}
