import { paths } from '@cablepark/contract/paths';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { authFailureText } from '../../session/failureText.ts';
import { wayBack } from '../../session/wayBack.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { Acceptance } from './Acceptance.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { SignupFields } from './SignupFields.tsx';
import { isInAppBrowser } from './signup.rules.ts';
import { useSigningUp } from './useSigningUp.ts';
import { WhatWaits } from './WhatWaits.tsx';

/** /signup (SPEC.md §2, §5). */
export function SignupPage() {
  const texts = useTexts();
  const t = texts.auth;
  const location = useLocation();
  const { user, error, clearError } = useAuth();
  const { form, busy, tried, change, submit } = useSigningUp();
  const [inApp] = useState(() => isInAppBrowser(navigator.userAgent));

  useEffect(() => clearError, [clearError]);

  if (user) return <Navigate {...wayBack(location.state)} />;

  const isKnown = error?.cause instanceof ApiError && error.cause.code === 'RECORD_NOT_UNIQUE';
  // The account exists; only the automatic log-in failed.
  const isRegistered = error?.action === 'login' || error?.action === 'fetchUser';

  return (
    <AuthFrame title={t.signupTitle} lead={t.signupLead} picture="instructor" isLong>
      {inApp && (
        <Alert kind="warning" title={t.inAppTitle}>
          {t.inAppWarning}
        </Alert>
      )}
      <WhatWaits />
      <form className={styles.form} noValidate onSubmit={submit}>
        <SignupFields form={form} isKnown={isKnown && !busy} isTried={tried} onChange={change} />
        <Acceptance
          accepted={form.accepted}
          isMissing={tried && !form.accepted}
          onChange={(isAccepted) => change({ accepted: isAccepted })}
        />
        {error && !busy && (
          <Alert kind="danger">
            <span>{authFailureText(error, texts)}</span>
            {isRegistered && <p>{t.accountMade}</p>}
          </Alert>
        )}
        <Button className={styles.submit} type="submit" variant="primary" wide busy={busy}>
          {busy ? t.signingUp : t.signup}
        </Button>
      </form>
      <p className={styles.links}>
        <span>{t.haveAccount}</span>
        <Link to={paths.login} state={location.state} replace>
          {t.loginLink}
        </Link>
      </p>
    </AuthFrame>
  );
}
