import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { Button } from './Button.tsx';
import styles from './CrashPage.module.css';
import { WarningIcon } from './icons.tsx';

/** Says what happened and what to do next. A script that did not arrive is the network's fault, not the page's. */
export function CrashPage({ error }: { error: unknown }) {
  const t = useFrameTexts().shell;
  const notLoaded = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  return (
    <section className={styles.crash} role="alert">
      <WarningIcon className={styles.icon} />
      <h1>{notLoaded ? t.chunkTitle : t.crashTitle}</h1>
      <p>{notLoaded ? t.chunkText : t.crashText}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    </section>
  );
}
