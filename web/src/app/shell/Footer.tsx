import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { CookieSettings } from '../../consent/CookieSettings.tsx';
import { questionOf } from '../../consent/consent.ts';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** @param bare whether to omit the pages that a closed park hides */
export function Footer({ bare = false }: { bare?: boolean }) {
  const t = useFrameTexts().shell;
  const isHidden = useIsHidden();
  const park = usePark();
  const hasQuestion = questionOf(park) !== null;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo />
        <ul className={styles.links}>
          {!bare && (
            <>
              {!isHidden(paths.contact) && (
                <li>
                  <Link to={paths.contact}>{t.contact}</Link>
                </li>
              )}
              <li>
                <Link to={paths.prices}>{t.prices}</Link>
              </li>
            </>
          )}
          <li>
            <Link to={paths.terms}>{t.terms}</Link>
          </li>
          <li>
            <Link to={paths.privacy}>{t.privacy}</Link>
          </li>
          {!bare && !isHidden(paths.accessibility) && (
            <li>
              <Link to={paths.accessibility}>{t.accessibility}</Link>
            </li>
          )}
          {!bare && park.features.includes('withdrawals') && (
            <li>
              <Link to={paths.withdrawal}>{t.withdraw}</Link>
            </li>
          )}
          {hasQuestion && (
            <li>
              <CookieSettings className={styles.button} />
            </li>
          )}
        </ul>
        <ThemeToggle />
      </div>
    </footer>
  );
}
