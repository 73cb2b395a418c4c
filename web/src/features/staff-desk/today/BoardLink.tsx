import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { SecretLink } from '../../../ui/fields/SecretLink.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { boardLink, renewBoardLink } from '../api/boardLink.ts';
import styles from './TrackCalendars.module.css';

/** The link of the dock's screen with riders' names; rarely used, so collapsed and loaded on demand. */
export function BoardLink() {
  const { boardLink: t } = useStaffTexts();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.calendars} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.title}</summary>
      <p className={styles.note}>{t.note}</p>
      {open && <Link />}
    </details>
  );
}

function Link() {
  const texts = useTexts();
  const { boardLink: t } = useStaffTexts();
  const client = useQueryClient();
  const query = useQuery(boardLink);
  const renewing = useMutation({
    mutationFn: renewBoardLink,
    onSuccess: (url) => client.setQueryData(boardLink.queryKey, url),
  });
  if (query.isError && query.data === undefined)
    return <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />;
  return (
    <>
      {renewing.error && <Alert kind="danger">{failedText(t.failed, renewing.error, texts)}</Alert>}
      {query.data !== undefined && (
        <div className={styles.tracks}>
          <SecretLink
            url={query.data}
            words={t}
            busy={renewing.isPending}
            onRenew={() => renewing.mutate()}
          />
        </div>
      )}
    </>
  );
}
