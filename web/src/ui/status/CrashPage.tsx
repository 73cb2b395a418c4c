import { useEffect, useState } from 'react';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { isNotLoaded, isReload, type WhyNotLoaded, whyNotLoaded } from '../../lib/whyNotLoaded.ts';
import { Button } from '../Button.tsx';
import { WarningIcon } from '../icons.tsx';
import styles from './CrashPage.module.css';
import { Loading } from './Loading.tsx';

/** Explains the error and the next step. After an upgrade of the site it reloads the page. */
export function CrashPage({ error }: { error: unknown }) {
  const t = useFrameTexts().shell;
  const notLoaded = isNotLoaded(error);
  const why = useWhyNotLoaded(notLoaded);
  if (notLoaded && why === null) return <Loading />;
  return (
    <section className={styles.crash} role="alert">
      <WarningIcon className={styles.icon} />
      <h1>{why ? t.chunkTitle : t.crashTitle}</h1>
      <p>{why === null ? t.crashText : why === 'offline' ? t.chunkText : t.chunkMissing}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    </section>
  );
}

/** Null until the reason is known, and if `isAsked` is false. */
function useWhyNotLoaded(isAsked: boolean): WhyNotLoaded | null {
  const [why, setWhy] = useState<WhyNotLoaded | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const look = async () => {
      const reason = await whyNotLoaded(import.meta.url);
      if (reason === 'upgraded' && !isReload()) window.location.reload();
      else setWhy(reason);
    };
    void look();
  }, [isAsked]);
  return why;
}
