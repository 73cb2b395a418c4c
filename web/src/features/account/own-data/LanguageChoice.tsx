import { type Language, languages } from '@cablepark/domain/time/display';
import { useMutation } from '@tanstack/react-query';
import { failedText } from '../../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { saveLanguage } from '../../../session/api/me.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import styles from './OwnData.module.css';
import { Section } from './Section.tsx';

/** One language for the site and the mails; they may differ on a device with another one. */
export function LanguageChoice({ user }: { user: Account }) {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts).language;
  const { language, setLanguage } = useLanguage();
  const { changed } = useAuth();
  const saving = useMutation({
    mutationFn: async (language: Language) => {
      changed(await saveLanguage(language));
      await setLanguage(language);
    },
  });
  return (
    <Section heading={t.heading} summary={t.note}>
      <Choice
        legend={t.heading}
        options={languages.map((value) => ({ value, label: t.names[value] }))}
        value={saving.isPending ? saving.variables : language}
        onChange={(language) => saving.mutate(language)}
      />
      {user.language !== null && user.language !== language && !saving.isPending && (
        <Alert kind="info">
          <p>{t.mailsIn[user.language]}</p>
          <Button className={styles.inAlert} onClick={() => saving.mutate(language)}>
            {t.mailsToo}
          </Button>
        </Alert>
      )}
      {saving.error && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
    </Section>
  );
}
