import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './CookieBanner.module.css';
import { questionOf } from './consent.ts';
import { setConsent, useConsent } from './consentStore.ts';

/** Asks until the visitor has answered (SPEC.md §2). It covers nothing that takes input and does not hold the focus. */
export function CookieBanner() {
  const { consent: t, shell } = useFrameTexts();
  const question = questionOf(usePark());
  const consent = useConsent();
  // Where nobody can know yet it is painted with the page, and hidden by style from who has answered.
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
