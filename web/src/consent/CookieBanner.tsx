import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './CookieBanner.module.css';
import { questionOf } from './consent.ts';
import { setConsent, useConsent } from './consentStore.ts';

/** Asks until the visitor answers (SPEC.md §2). It covers no input and does not trap the focus. */
export function CookieBanner() {
  const { consent: t, shell } = useFrameTexts();
  const question = questionOf(usePark());
  const consent = useConsent();
  // In a prerendered page the answer is unknown: CSS hides the banner if there is one.
  if (question === null || (consent !== 'unknown' && consent !== null)) return null;
  return (
    <section className={styles.banner} aria-label={t.title} data-cookie-question>
      <p className={styles.text}>
        <span>{t[question]}</span> <Link to={paths.privacy}>{shell.privacy}</Link>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => setConsent('rejected')}>{t.reject}</Button>
        <Button onClick={() => setConsent('accepted')}>{t.accept}</Button>
      </div>
    </section>
  );
}
