import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { OfflineIcon } from '../icons.tsx';
import styles from './CrashPage.module.css';
import { RetryButton } from './RetryButton.tsx';

/** Replaces a page that needs the account while the server is unreachable. `reason` is the server's or the transport's message. */
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
