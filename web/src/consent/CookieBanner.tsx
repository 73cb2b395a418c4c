import { paths } from '@cablepark/contract/paths';
import { Link, useLocation } from 'react-router';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './CookieBanner.module.css';
import { questionOn } from './consent.ts';
import { setConsent, useConsent } from './consentStore.ts';

/** Asks until the visitor answers (SPEC.md §2), above the page, which begins below it. */
export function CookieBanner() {
  const { consent: t, shell } = useFrameTexts();
  const park = usePark();
  const { pathname } = useLocation();
  const consent = useConsent();
  // A visitor who changes the answer gets the question of the map's page, which covers everything.
  const question = questionOn(park, consent === 'asked' ? paths.location : pathname);
  // In a prerendered page the answer is unknown, so CSS hides the banner if there is one.
  if (question === null || consent === 'accepted' || consent === 'rejected') return null;
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
