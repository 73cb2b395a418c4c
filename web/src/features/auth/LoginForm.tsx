import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import type { AuthFailure } from '../../session/failure.ts';
import { authFailureText } from '../../session/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AuthForm.module.css';
import { EmailField } from './EmailField.tsx';
import { valueIn } from './valueIn.ts';

interface LoginFormProps {
  /** The error of the last attempt, or of the previous session. */
  failure: AuthFailure | null;
  /** Called after the server's answer, or a network error. */
  onTried: () => void;
}

export function LoginForm({ failure, onTried }: LoginFormProps) {
  const texts = useTexts();
  const t = texts.auth;
  const { login } = useAuth();
  const [lacks, setLacks] = useState({ email: false, password: false });
  const [busy, setBusy] = useState(false);

  // Uncontrolled fields: a password manager fills them without events, and React would overwrite its value.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = valueIn(event.currentTarget, 'email').trim();
    const password = valueIn(event.currentTarget, 'password');
    setLacks({ email: email === '', password: password.trim() === '' });
    if (email === '' || password.trim() === '') return;
    setBusy(true);
    await login(email, password);
    onTried();
    setBusy(false);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField
        autoComplete="username"
        error={lacks.email ? t.emailRequired : undefined}
        onChange={() => setLacks((before) => ({ ...before, email: false }))}
      />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="current-password"
        required
        error={lacks.password ? t.passwordRequired : undefined}
        onChange={() => setLacks((before) => ({ ...before, password: false }))}
      />
      {failure && !busy && <Alert kind="danger">{authFailureText(failure, texts)}</Alert>}
      <Button className={styles.submit} type="submit" variant="primary" wide busy={busy}>
        {busy ? t.loggingIn : t.login}
      </Button>
    </form>
  );
}
