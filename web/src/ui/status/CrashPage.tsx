import { useEffect, useState } from 'react';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { isNotLoaded, isReload, type WhyNotLoaded, whyNotLoaded } from '../../lib/whyNotLoaded.ts';
import { Button } from '../Button.tsx';
import { WarningIcon } from '../icons.tsx';
import styles from './CrashPage.module.css';
import { Loading } from './Loading.tsx';

/** Says what happened and what to do next. Where the site was upgraded meanwhile, it loads the page of this address anew. */
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

/** Null until it is known, and where it is not asked. */
function useWhyNotLoaded(isAsked: boolean): WhyNotLoaded | null {
  const [why, setWhy] = useState<WhyNotLoaded | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const look = async () => {
      const found = await whyNotLoaded(import.meta.url);
      if (found === 'upgraded' && !isReload()) window.location.reload();
      else setWhy(found);
    };
    void look();
  }, [isAsked]);
  return why;
}
