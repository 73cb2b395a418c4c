import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { chooseDigest, ownDigest } from './api/digest.ts';
import styles from './Messages.module.css';

/** Whether this account gets a mail about new bookings each evening. */
export function DigestChoice() {
  const texts = useTexts();
  const t = useStaffTexts().messages.digest;
  const client = useQueryClient();
  const digest = useQuery(ownDigest);
  const saving = useMutation({
    mutationFn: chooseDigest,
    onSuccess: (_nothing, isOn) => client.setQueryData(ownDigest.queryKey, isOn),
  });
  const isOn = saving.isPending ? saving.variables : digest.data;
  return (
    <section className={styles.digest}>
      <h2>{t.legend}</h2>
      <p className={styles.soft}>{t.note}</p>
      {digest.isError && (
        <LoadFailure title={t.loadFailed} error={digest.error} onRetry={() => digest.refetch()} />
      )}
      {isOn !== undefined && (
        <Choice
          legend={t.legend}
          options={[
            { value: 'on', label: t.on },
            { value: 'off', label: t.off },
          ]}
          value={isOn ? 'on' : 'off'}
          onChange={(value) => saving.mutate(value === 'on')}
        />
      )}
      {saving.error && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
    </section>
  );
}
