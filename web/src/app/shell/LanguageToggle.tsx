import type { MouseEvent } from 'react';
import { useFrameTexts, useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useInfo } from '../../ui/dialogs/Modals.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './LanguageToggle.module.css';

/** Switches to the other language; the label is in that language. A link, so that it works without scripts. */
export function LanguageToggle() {
  const { shell } = useFrameTexts();
  const { language, setLanguage } = useLanguage();
  const info = useInfo();
  const other = language === 'pl' ? 'en' : 'pl';

  const change = (event: MouseEvent) => {
    event.preventDefault();
    // The other language's texts are on the server and cannot load offline.
    setLanguage(other).catch(() => info({ title: shell.language, text: shell.chunkText }));
  };

  return (
    <a className={styles.toggle} href={`?lang=${other}`} hrefLang={other} lang={other} onClick={change}>
      <span>{other.toUpperCase()}</span>
      <VisuallyHidden>{` – ${shell.switchLanguage}`}</VisuallyHidden>
    </a>
  );
}
