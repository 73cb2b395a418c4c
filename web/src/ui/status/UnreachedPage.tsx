import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { OfflineIcon } from '../icons.tsx';
import styles from './CrashPage.module.css';
import { RetryButton } from './RetryButton.tsx';

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
