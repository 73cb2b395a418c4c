import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { chooseReminders, remindersOf } from '../api/reminders.ts';
import { Section } from './Section.tsx';

/** Reminders are all that a rider may switch off; the section says what comes all the same. */
export function RemindersSection({ user }: { user: Account }) {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts).reminders;
  const client = useQueryClient();
  const choice = remindersOf(user.id);
  const reminders = useQuery(choice);
  const saving = useMutation({
    mutationFn: chooseReminders,
    onSuccess: (_nothing, wanted) => client.setQueryData(choice.queryKey, wanted),
  });
  const wanted = saving.isPending ? saving.variables : reminders.data;
  return (
    <Section heading={t.heading} summary={t.note}>
      {reminders.isError && (
        <LoadFailure title={t.loadFailed} error={reminders.error} onRetry={() => reminders.refetch()} />
      )}
      {wanted !== undefined && (
        <Choice
          legend={t.heading}
          options={[
            { value: 'on', label: t.on },
            { value: 'off', label: t.off },
          ]}
          value={wanted ? 'on' : 'off'}
          onChange={(chosen) => saving.mutate(chosen === 'on')}
        />
      )}
      {saving.error && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
    </Section>
  );
}
