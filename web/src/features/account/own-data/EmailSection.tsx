import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { emailChangeOf, takeEmailChangeBack } from '../api/emailChange.ts';
import { EmailForm } from './EmailForm.tsx';
import styles from './OwnData.module.css';
import { Folded, Section } from './Section.tsx';
import { useMoments } from './useMoments.ts';

/** The address, an unconfirmed new one, and a link to change it. */
export function EmailSection({ user }: { user: Account }) {
  const t = usePageTexts(ownDataTexts);
  const pending = useQuery(emailChangeOf(user.id));
  return (
    <Section heading={t.email.heading} summary={<span className={styles.value}>{user.email}</span>}>
      {pending.isError && (
        <LoadFailure title={t.email.loadFailed} error={pending.error} onRetry={() => pending.refetch()} />
      )}
      {pending.data && (
        <Pending account={user.id} email={pending.data.email} expires={pending.data.expires} />
      )}
      <Folded action={t.change} label={`${t.change}: ${t.email.heading}`}>
        {(close) => <EmailForm user={user} close={close} />}
      </Folded>
    </Section>
  );
}

function Pending({ account, email, expires }: { account: string; email: string; expires: string }) {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts).email;
  const { dayAndTime } = useMoments();
  const client = useQueryClient();
  const takingBack = useMutation({
    mutationFn: takeEmailChangeBack,
    onSuccess: () => {
      client.setQueryData(emailChangeOf(account).queryKey, null);
      toast.success(t.takenBack);
    },
    onError: (error) => toast.error(failedText(t.takeBackFailed, error, texts)),
  });
  return (
    <Alert kind="info" title={t.pendingTitle}>
      <p className={styles.value}>{t.pending(email, dayAndTime(expires))}</p>
      <Button className={styles.inAlert} busy={takingBack.isPending} onClick={() => takingBack.mutate()}>
        {t.takeBack}
      </Button>
    </Alert>
  );
}
