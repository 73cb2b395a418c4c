import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
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
  const { [topic]: t, yes, no } = usePageTexts(ownDataTexts);
  const client = useQueryClient();
  const choice = choiceOf(user.id, topic);
  const setting = useQuery(choice);
  const saving = useMutation({
    mutationFn: (isOn: boolean) => choose(topic, isOn),
    onSuccess: (_nothing, isOn) => client.setQueryData(choice.queryKey, isOn),
  });
  const isOn = saving.isPending ? saving.variables : setting.data;
  return (
    <Section heading={t.heading} summary={t.note}>
      {setting.isError && (
        <LoadFailure title={t.loadFailed} error={setting.error} onRetry={() => setting.refetch()} />
      )}
      {isOn !== undefined && (
        <Choice
          legend={t.heading}
          options={[
            { value: 'on', label: yes },
            { value: 'off', label: no },
          ]}
          value={isOn ? 'on' : 'off'}
          onChange={(value) => saving.mutate(value === 'on')}
        />
      )}
      {saving.error && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
    </Section>
  );
}
