import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { SecretLink } from '../../../ui/fields/SecretLink.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { renewTrackCalendar, trackCalendars } from '../api/trackCalendars.ts';
import styles from './TrackCalendars.module.css';

/** Calendar links of each track for the staff; rarely used, so collapsed and loaded on demand. */
export function TrackCalendars() {
  const { calendars: t } = useStaffTexts();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.calendars} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.title}</summary>
      <p className={styles.note}>{t.note}</p>
      {open && <List />}
    </details>
  );
}

function List() {
  const texts = useTexts();
  const { calendars: t } = useStaffTexts();
  const trackName = useTrackName();
  const client = useQueryClient();
  const query = useQuery(trackCalendars);
  const renewing = useMutation({
    mutationFn: renewTrackCalendar,
    onSettled: () => client.invalidateQueries({ queryKey: trackCalendars.queryKey }),
  });
  if (query.isError && !query.data)
    return <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />;
  return (
    <>
      {renewing.error && <Alert kind="danger">{failedText(t.failed, renewing.error, texts)}</Alert>}
      <ul className={styles.tracks}>
        {query.data?.map(({ track, url }) => (
          <li key={track}>
            <h2 className={styles.track}>{trackName(track)}</h2>
            <SecretLink
              url={url}
              scheme="webcal"
              words={t}
              busy={renewing.isPending && renewing.variables === track}
              onRenew={() => renewing.mutate(track)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
