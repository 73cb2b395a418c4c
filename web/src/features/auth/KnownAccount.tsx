import { paths } from '@cablepark/contract/paths';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import styles from './AuthForm.module.css';

/** Links to log-in for an address that already has an account. */
export function KnownAccount() {
  const t = useTexts().auth;
  const { state } = useLocation();
  return (
    <p className={styles.links}>
      <Link to={paths.login} state={state}>
        {t.loginLink}
      </Link>{' '}
      <Link to={paths.forgot} state={state}>
        {t.forgotLink}
      </Link>
    </p>
  );
}
