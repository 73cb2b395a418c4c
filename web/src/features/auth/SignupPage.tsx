import { paths } from '@cablepark/contract/paths';
import { passwordLength } from '@cablepark/domain/accounts/contact';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { authFailureText } from '../../session/failureText.ts';
import { wayBack } from '../../session/wayBack.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { Acceptance } from './Acceptance.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { EmailField } from './EmailField.tsx';
import { isInAppBrowser, type SignupForm, signupHolds, signupReady } from './signup.rules.ts';

const empty: SignupForm = { name: '', phone: '', email: '', password: '', accepted: false };

/** /signup (SPEC.md §2, §5): checks while typing; a field complains once it is non-empty and malformed. */
export function SignupPage() {
  const texts = useTexts();
  const t = texts.auth;
  const location = useLocation();
  const { language } = useLanguage();
  const takesLanguage = usePark().features.includes('accounts');
  const { user, error, signup, clearError } = useAuth();
  const [form, setForm] = useState(empty);
  const [busy, setBusy] = useState(false);
  const [inApp] = useState(() => isInAppBrowser(navigator.userAgent));

  useEffect(() => clearError, [clearError]);

  if (user) return <Navigate {...wayBack(location.state)} />;

  // The account is there; only the log-in that follows by itself was in trouble.
  const isRegistered = error?.action === 'login' || error?.action === 'fetchUser';
  const holds = signupHolds(form);
  const change = (part: Partial<SignupForm>) => setForm((before) => ({ ...before, ...part }));
  const complaint = (field: 'phone' | 'email' | 'password', text: string) =>
    form[field] !== '' && !holds[field] ? text : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!signupReady(form)) return;
    setBusy(true);
    await signup({
      first_name: form.name.trim(),
      description: form.phone,
      email: form.email.trim(),
      password: form.password,
      ...(takesLanguage && { language }),
    });
    setBusy(false);
  };

  return (
    <AuthFrame title={t.signupTitle} lead={t.signupLead}>
      {inApp && (
        <Alert kind="warning" title={t.inAppTitle}>
          {t.inAppWarning}
        </Alert>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          className={styles.noteless}
          label={t.name}
          name="given-name"
          autoComplete="given-name"
          required
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PhoneField
          label={t.phone}
          hint={t.phoneHint}
          name="tel"
          autoComplete="tel"
          required
          value={form.phone}
          error={complaint('phone', t.phoneInvalid)}
          onChange={(phone) => change({ phone })}
        />
        <EmailField
          autoComplete="email"
          hint={t.emailHint}
          value={form.email}
          error={complaint('email', t.emailInvalid)}
          onChange={(email) => change({ email })}
        />
        <PasswordField
          label={t.password}
          hint={t.passwordHint(passwordLength.min)}
          name="new-password"
          autoComplete="new-password"
          maxLength={passwordLength.max}
          required
          value={form.password}
          error={complaint('password', t.passwordTooShort(passwordLength.min))}
          onChange={(event) => change({ password: event.target.value })}
        />
        <Acceptance accepted={form.accepted} onChange={(accepted) => change({ accepted })} />
        {error && !busy && (
          <Alert kind="danger">
            {authFailureText(error, texts)}
            {isRegistered && <p>{t.accountMade}</p>}
          </Alert>
        )}
        <Button
          className={styles.submit}
          type="submit"
          variant="primary"
          wide
          busy={busy}
          disabled={!signupReady(form)}
        >
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
