import { topicIn } from '@cablepark/contract/accounts/unsubscribe-token';
import { paths } from '@cablepark/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ApiError } from '../../lib/http/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { unsubscribe } from '../account/api/ownChoices.ts';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';

/** /unsubscribe?token=…: opening it changes nothing, because mail programs prefetch links; the button does. */
export default function UnsubscribePage() {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts).unsubscribe;
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const topic = topicIn(token) ?? 'reminders';
  const about = t[topic];
  const ending = useMutation({ mutationFn: unsubscribe });
  const isForeign = token === '' || (ending.error instanceof ApiError && ending.error.status === 403);
  return (
    <AuthFrame title={about.title} lead={about.lead}>
      <div className={styles.form}>
        {isForeign && <Alert kind="danger">{t.broken}</Alert>}
        {!isForeign && ending.error && (
          <Alert kind="danger">{failedText(t.failed, ending.error, texts)}</Alert>
        )}
        {ending.isSuccess && <Alert kind="success">{about.done}</Alert>}
        {!isForeign && !ending.isSuccess && (
          <Button
            className={styles.submit}
            variant="primary"
            wide
            busy={ending.isPending}
            onClick={() => ending.mutate(token)}
          >
            {ending.isPending ? t.submitting : about.submit}
          </Button>
        )}
      </div>
      <p className={styles.links}>
        <Link to={paths.ownData}>{t.toData}</Link>
      </p>
    </AuthFrame>
  );
}
