import { failedText } from '../i18n/errorText.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { pushTexts } from '../i18n/pages/push.texts.ts';
import { usePageTexts } from '../i18n/pageTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Alert } from '../ui/status/Alert.tsx';
import { keepAnswer } from './offered.ts';
import styles from './PushOffer.module.css';
import { usePush } from './usePush.ts';

/** Offers push messages after a booking. One answer is final, either way. */
export function PushOffer({ account, onRefuse }: { account: string; onRefuse: () => void }) {
  const texts = useTexts();
  const t = usePageTexts(pushTexts).offer;
  const { push, ability, adding } = usePush(account);
  const isOn = push.data?.devices.some(({ current }) => current) ?? false;
  if (adding.isSuccess) return <Alert kind="info">{adding.data ? t.done : t.denied}</Alert>;
  if (ability !== 'yes' || !push.data?.key || isOn) return null;
  const accept = () => adding.mutate(undefined, { onSuccess: keepAnswer });
  const refuse = () => {
    keepAnswer();
    onRefuse();
  };
  return (
    <section className={styles.offer} aria-label={t.label}>
      <p>{t.question}</p>
      {adding.error && <Alert kind="danger">{failedText(t.failed, adding.error, texts)}</Alert>}
      <div className={styles.buttons}>
        <Button busy={adding.isPending} onClick={accept}>
          {t.yes}
        </Button>
        <Button variant="quiet" disabled={adding.isPending} onClick={refuse}>
          {t.no}
        </Button>
      </div>
    </section>
  );
}
