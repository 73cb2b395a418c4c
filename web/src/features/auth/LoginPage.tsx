import { paths } from '@cablepark/contract/paths';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { readLoginState } from '../../session/loginState.ts';
import { wayBack } from '../../session/wayBack.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { WhatWaits } from './WhatWaits.tsx';

/** /login (SPEC.md §2): on success back to the previous page, else to /myAccount. */
export function LoginPage() {
  const t = useTexts().auth;
  const location = useLocation();
  const { reason } = readLoginState(location.state);
  const { user, error, clearError } = useAuth();
  // A guard refused this account: don't redirect it back automatically.
  const [refusedId] = useState(reason === 'role' ? user?.id : undefined);
  // Each attempt has new alerts, so that a screen reader announces the same text again.
  const [tries, setTries] = useState(0);

  useEffect(() => clearError, [clearError]);

  if (user && user.id !== refusedId) return <Navigate {...wayBack(location.state)} />;

  // "Session ended" is enough: the reason adds nothing.
  const failure = reason === 'ended' && error?.action === 'start' ? null : error;

  return (
    <AuthFrame title={t.loginTitle} lead={t.loginLead}>
      {reason === 'ended' && <Alert kind="info">{t.sessionEnded}</Alert>}
      {reason === 'linkSent' && <Alert kind="success">{t.linkSent}</Alert>}
      {reason === 'role' && (
        <Alert key={tries} kind={user && tries > 0 && !failure ? 'danger' : 'warning'}>
          {t.roleNeeded}
        </Alert>
      )}
      <WhatWaits />
      <LoginForm failure={failure} onTried={() => setTries((before) => before + 1)} />
      <p className={styles.links}>
        <Link to={paths.forgot} state={location.state}>
          {t.forgotLink}
        </Link>
        <Link to={paths.signup} state={location.state} replace>
          {t.signupLink}
        </Link>
      </p>
    </AuthFrame>
  );
}
