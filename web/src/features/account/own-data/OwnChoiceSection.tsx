import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { choiceOf, choose, type OwnChoice } from '../api/ownChoices.ts';
import { Section } from './Section.tsx';

/** An optional setting of the account; the section explains it, and the mails that always come. */
export function OwnChoiceSection({ user, topic }: { user: Account; topic: OwnChoice }) {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts)[topic];
  const client = useQueryClient();
  const choice = choiceOf(user.id, topic);
  const chosen = useQuery(choice);
  const saving = useMutation({
    mutationFn: (wanted: boolean) => choose(topic, wanted),
    onSuccess: (_nothing, wanted) => client.setQueryData(choice.queryKey, wanted),
  });
  const wanted = saving.isPending ? saving.variables : chosen.data;
  return (
    <Section heading={t.heading} summary={t.note}>
      {chosen.isError && (
        <LoadFailure title={t.loadFailed} error={chosen.error} onRetry={() => chosen.refetch()} />
      )}
      {wanted !== undefined && (
        <Choice
          legend={t.heading}
          options={[
            { value: 'on', label: t.on },
            { value: 'off', label: t.off },
          ]}
          value={wanted ? 'on' : 'off'}
          onChange={(picked) => saving.mutate(picked === 'on')}
        />
      )}
      {saving.error && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
    </Section>
  );
}
