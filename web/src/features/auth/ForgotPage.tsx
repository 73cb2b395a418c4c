import { paths } from '@cablepark/contract/paths';
import { isEmail } from '@cablepark/domain/accounts/contact';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { requestPassword } from '../../session/api/passwordRequest.ts';
import { AuthFailure } from '../../session/failure.ts';
import { authFailureText } from '../../session/failureText.ts';
import { type LoginState, readLoginState } from '../../session/loginState.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { EmailField } from './EmailField.tsx';
import { valueIn } from './valueIn.ts';
import { WhatWaits } from './WhatWaits.tsx';

/** /forgot (SPEC.md §2): on success to /myAccount. The message does not reveal whether the address has an account. */
export function ForgotPage() {
  const texts = useTexts();
  const t = texts.auth;
  const navigate = useNavigate();
  const { user } = useAuth();
  const { state: waiting } = useLocation();
  const [isInvalid, setInvalid] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = valueIn(event.currentTarget, 'email').trim();
    setInvalid(!isEmail(email));
    if (!isEmail(email)) return;
    setBusy(true);
    setFailure(null);
    try {
      await requestPassword(email);
      // Visitors are redirected to the log-in, where the message stays on the page.
      if (user) toast.success(t.linkSent, { autoClose: 5000 });
      // The pending booking is passed on; otherwise the redirect would replace it.
      const isWaited = !user && readLoginState(waiting).from !== undefined;
      const state: LoginState = { ...(isWaited ? (waiting as LoginState) : {}), reason: 'linkSent' };
      await navigate(isWaited ? paths.login : paths.account, { state });
    } catch (cause) {
      setFailure(new AuthFailure('passwordReset', cause));
      setBusy(false);
    }
  };

  return (
    <AuthFrame title={t.forgotTitle} lead={t.forgotLead} picture="camping">
      <WhatWaits />
      <form className={styles.form} noValidate onSubmit={submit}>
        <EmailField
          autoComplete="username"
          error={isInvalid ? t.emailInvalid : undefined}
          onChange={(email) => setInvalid((before) => before && !isEmail(email.trim()))}
        />
        {failure && <Alert kind="danger">{authFailureText(failure, texts)}</Alert>}
        <Button className={styles.submit} type="submit" variant="primary" wide busy={busy}>
          {busy ? t.sending : t.sendLink}
        </Button>
      </form>
      <p className={styles.links}>
        <Link to={paths.login} state={waiting}>
          {t.backToLogin}
        </Link>
      </p>
    </AuthFrame>
  );
}
