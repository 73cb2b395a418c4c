import { useState } from 'react';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { Button } from './Button.tsx';
import styles from './CrashPage.module.css';
import { OfflineIcon } from './icons.tsx';

/** In place of a page that needs to know who this is while nobody can be asked. `reason` is what the server or the transport said. */
export function UnreachedPage({ reason, onRetry }: { reason: string | null; onRetry: () => Promise<void> }) {
  const t = useFrameTexts().common;
  return (
    <section className={styles.crash} role="alert" data-unreached>
      <OfflineIcon className={styles.icon} />
      <h1>{t.unreachedTitle}</h1>
      <p>{t.unreachedText}</p>
      {reason !== null && <p>{reason}</p>}
      <RetryButton onRetry={onRetry} />
    </section>
  );
}

/** Says by its spinner that somebody is being asked. */
export function RetryButton({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useFrameTexts().common;
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void retry()}>
      {t.tryAgain}
    </Button>
  );
}
