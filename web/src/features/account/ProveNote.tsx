import { useMutation, useQuery } from '@tanstack/react-query';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import type { Account } from '../../session/account.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AccountPage.module.css';
import { askEmailProof, emailProofOf } from './api/emailProof.ts';

/** An unproved address has a lower booking limit: here riders prove it. */
export function ProveNote({ user }: { user: Account }) {
  const texts = useTexts();
  const t = texts.account;
  const { features } = usePark();
  const isAsked = features.includes('email-proof');
  const { data } = useQuery({ ...emailProofOf(user.id, user.email), enabled: isAsked });
  const asking = useMutation({ mutationFn: askEmailProof });
  if (!data || data.proved) return null;
  return (
    <Alert kind="info" title={t.proveTitle}>
      <p>{asking.isSuccess ? t.proveSent(user.email) : t.proveText}</p>
      {asking.isError && <p>{failedText(t.proveFailed, asking.error, texts)}</p>}
      {!asking.isSuccess && (
        <Button className={styles.inAlert} busy={asking.isPending} onClick={() => asking.mutate()}>
          {t.proveSend}
        </Button>
      )}
    </Alert>
  );
}
