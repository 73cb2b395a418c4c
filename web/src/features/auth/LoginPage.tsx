import { paths } from '@cablepark/contract/paths';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { authFailureText } from '../../session/failureText.ts';
import { readLoginState } from '../../session/loginState.ts';
import { wayBack } from '../../session/wayBack.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { EmailField } from './EmailField.tsx';

/** /login (SPEC.md §2): on success back to where the visitor came from, else to /myAccount. */
export function LoginPage() {
  const texts = useTexts();
  const t = texts.auth;
  const location = useLocation();
  const { reason } = readLoginState(location.state);
  const { user, error, login, clearError } = useAuth();
  // A guard refused this account: it must not be sent back there by itself.
  const [refusedId] = useState(reason === 'role' ? user?.id : undefined);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  // Each try has alerts of its own: the same words are news again, also to a screen reader.
  const [tries, setTries] = useState(0);

  useEffect(() => clearError, [clearError]);

  if (user && user.id !== refusedId) return <Navigate {...wayBack(location.state)} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (email.trim() === '' || password.trim() === '') return;
    setBusy(true);
    await login(email.trim(), password);
    setTries((before) => before + 1);
    setBusy(false);
  };

  // That the session has ended says it all: why it could not go on is no news.
  const told = reason === 'ended' && error?.action === 'start' ? null : error;

  return (
    <AuthFrame title={t.loginTitle} lead={t.loginLead}>
      {reason === 'ended' && <Alert kind="info">{t.sessionEnded}</Alert>}
      {reason === 'linkSent' && <Alert kind="success">{t.linkSent}</Alert>}
      {reason === 'role' && (
        <Alert key={tries} kind={user && tries > 0 && !told ? 'danger' : 'warning'}>
          {t.roleNeeded}
        </Alert>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <EmailField
          autoComplete="username"
          value={email}
          error={tried && email.trim() === '' ? t.emailRequired : undefined}
          onChange={setEmail}
        />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={tried && password.trim() === '' ? t.passwordRequired : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {told && !busy && <Alert kind="danger">{authFailureText(told, texts)}</Alert>}
        <Button className={styles.submit} type="submit" variant="primary" wide busy={busy}>
          {busy ? t.loggingIn : t.login}
        </Button>
      </form>
      <p className={styles.links}>
        <Link to={paths.forgot}>{t.forgotLink}</Link>
        <Link to={paths.signup} state={location.state} replace>
          {t.signupLink}
        </Link>
      </p>
    </AuthFrame>
  );
}
