import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import styles from './Logo.module.css';

/** A low sun over the wake of a board, and the park's name: the way home. */
export function Logo() {
  const ownName = useFrameTexts().common.siteName;
  return (
    <Link to={paths.home} className={styles.logo}>
      <svg viewBox="0 0 40 40" className={styles.mark} aria-hidden="true" focusable="false">
        <circle cx="20" cy="17" r="9" fill="#ffc145" />
        <path d="M2 24c6-4 11 2 18 0s11-5 18-1v4c-7-4-11 2-18 3.5S8 25 2 28z" fill="#0f8b9d" />
        <path d="M2 31c6-4 11 2 18 0s11-5 18-1v3.5c-7-4-11 2-18 3.5S8 32 2 34.5z" fill="#f4fafb" />
      </svg>
      {usePark().name || ownName}
    </Link>
  );
}
