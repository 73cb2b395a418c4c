import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { SecretLink } from '../../../ui/fields/SecretLink.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { calendarOf, renewCalendar } from '../api/calendar.ts';
import { Section } from './Section.tsx';

/** Exports the rider's bookings to a calendar program, by a secret address. */
export function CalendarSection({ user }: { user: Account }) {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts).calendar;
  const client = useQueryClient();
  const own = calendarOf(user.id);
  const calendar = useQuery(own);
  const renewing = useMutation({
    mutationFn: renewCalendar,
    onSuccess: (url) => client.setQueryData(own.queryKey, url),
  });
  return (
    <Section heading={t.heading} summary={t.note}>
      {calendar.isError && (
        <LoadFailure title={t.loadFailed} error={calendar.error} onRetry={() => calendar.refetch()} />
      )}
      {calendar.data !== undefined && (
        <SecretLink
          url={calendar.data}
          scheme="webcal"
          words={t}
          busy={renewing.isPending}
          onRenew={() => renewing.mutate()}
        />
      )}
      {renewing.error && <Alert kind="danger">{failedText(t.failed, renewing.error, texts)}</Alert>}
    </Section>
  );
}
