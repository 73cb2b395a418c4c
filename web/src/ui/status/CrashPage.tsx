import { useEffect, useState } from 'react';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import {
  hasOfflinePage,
  isNotLoaded,
  isReload,
  type WhyNotLoaded,
  whyNotLoaded,
} from '../../lib/whyNotLoaded.ts';
import { Button } from '../Button.tsx';
import { WarningIcon } from '../icons.tsx';
import styles from './CrashPage.module.css';
import { Loading } from './Loading.tsx';

/**
 * Explains the error and the next step. Reloads the page after an upgrade of the site, when the network returns, and at once if the device has
 * an offline page.
 */
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
    if (!isAsked) return undefined;
    let wasOffline = false;
    const look = async () => {
      const reason = await whyNotLoaded(import.meta.url);
      const reloads =
        reason === 'offline' ? await hasOfflinePage() : wasOffline || (reason === 'upgraded' && !isReload());
      wasOffline = reason === 'offline';
      if (reloads) window.location.reload();
      else setWhy(reason);
    };
    void look();
    const onOnline = () => void look();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isAsked]);
  return why;
}
