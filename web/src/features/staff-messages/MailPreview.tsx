import type { MailSampleBody } from '@cablepark/contract/messages/mail-samples.schema';
import { type Language, languages } from '@cablepark/domain/time/display';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import form from '../../staff/form/Form.module.css';
import { useDebounced } from '../../staff/form/useDebounced.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { mailPreview, previewFrame, sendSample } from './api/mailSamples.ts';
import styles from './MailTexts.module.css';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The debounce of the preview (ms). */
const restMs = 400;

/** The server's preview of the mail with the typed sentence, and a button to mail it to oneself. */
export function MailPreview({ kind, sentence }: Pick<MailSampleBody, 'kind' | 'sentence'>) {
  const t = useStaffTexts().messages.texts;
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [scheme, setScheme] = useState<Scheme>('light');
  const sample = { kind, language, sentence };
  return (
    <section className={form.card} aria-labelledby="mail-preview">
      <div>
        <h2 id="mail-preview" className={form.cardTitle}>
          {t.preview}
        </h2>
        <p className={form.hint}>{t.previewNote}</p>
      </div>
      <div className={form.actions}>
        <Choice
          legend={t.language}
          options={languages.map((value) => ({ value, label: t.languages[value] }))}
          value={language}
          onChange={setLanguage}
        />
        <Choice
          legend={t.scheme}
          options={schemes.map((value) => ({ value, label: t.schemes[value] }))}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      {/* Another kind of mail is another preview, without the debounce. */}
      <PreviewFrame key={kind} sample={sample} scheme={scheme} />
      <SendSample sample={sample} />
    </section>
  );
}

function PreviewFrame({ sample, scheme }: { sample: MailSampleBody; scheme: Scheme }) {
  const t = useStaffTexts().messages.texts;
  const sentence = useDebounced(sample.sentence, restMs);
  const preview = useQuery(mailPreview({ ...sample, sentence }));
  if (preview.isError) {
    if (preview.error instanceof ApiError && preview.error.status === 400)
      return <p className={form.hint}>{t.refused}</p>;
    return <LoadFailure title={t.loadFailed} error={preview.error} onRetry={preview.refetch} />;
  }
  if (!preview.data) return <Skeleton height="24rem" />;
  const { subject, page } = preview.data;
  return (
    <div className={styles.mail} data-scheme={scheme} lang={sample.language}>
      <p className={styles.subject}>
        <span className={styles.label}>{t.subject}</span> <span>{subject}</span>
      </p>
      <iframe className={styles.frame} title={t.frame(subject)} src={previewFrame(page, scheme)} sandbox="" />
    </div>
  );
}

function SendSample({ sample }: { sample: MailSampleBody }) {
  const texts = useTexts();
  const t = useStaffTexts().messages.texts;
  const sending = useMutation({
    mutationFn: () => sendSample(sample),
    onSuccess: () => toast.success(t.sent),
    onError: (error) => toast.error(failedText(t.sendFailed, error, texts)),
  });
  return (
    <div>
      <Button busy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? t.sending : t.send}
      </Button>
    </div>
  );
}
