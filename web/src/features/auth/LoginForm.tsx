import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import type { AuthFailure } from '../../session/failure.ts';
import { authFailureText } from '../../session/failureText.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './AuthForm.module.css';
import { EmailField } from './EmailField.tsx';

interface LoginFormProps {
  /** What to tell of the last try, or of the session before it. */
  failure: AuthFailure | null;
  /** The server has answered, or could not be asked. */
  onTried: () => void;
}

export function LoginForm({ failure, onTried }: LoginFormProps) {
  const texts = useTexts();
  const t = texts.auth;
  const { login } = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (email.trim() === '' || password.trim() === '') return;
    setBusy(true);
    await login(email.trim(), password);
    onTried();
    setBusy(false);
  };

  return (
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
      {failure && !busy && <Alert kind="danger">{authFailureText(failure, texts)}</Alert>}
      <Button className={styles.submit} type="submit" variant="primary" wide busy={busy}>
        {busy ? t.loggingIn : t.login}
      </Button>
    </form>
  );
}
