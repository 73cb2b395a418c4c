import { paths } from '@cablepark/contract/paths';
import { hasPasswordLength } from '@cablepark/domain/accounts/contact';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import type { Texts } from '../../i18n/pl.ts';
import { ApiError, isUncertain } from '../../lib/http/errors.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { resetPassword } from '../../session/api/passwordReset.ts';
import { AuthFailure } from '../../session/failure.ts';
import { authFailureText } from '../../session/failureText.ts';
import type { LoginState } from '../../session/loginState.ts';
import { Button } from '../../ui/Button.tsx';
import { NewPasswordField } from '../../ui/fields/NewPasswordField.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';

/** /reset?token=…: a new password, then the log-in. */
export function ResetPage() {
  const t = useTexts().auth;
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  // The link of an invitation leads here, too: the new account has no password yet.
  const isInvited = params.has('invited');
  return (
    <AuthFrame
      title={isInvited ? t.invitedTitle : t.resetTitle}
      lead={isInvited ? t.invitedLead : t.resetLead}
    >
      {token === '' ? (
        <Alert kind="danger">{t.resetNoToken}</Alert>
      ) : (
        <ResetForm token={token} isInvited={isInvited} />
      )}
      <p className={styles.links}>
        <Link to={paths.forgot}>{t.askNewLink}</Link>
        <Link to={paths.login}>{t.backToLogin}</Link>
      </p>
    </AuthFrame>
  );
}

interface ResetFormProps {
  token: string;
  isInvited: boolean;
}

function ResetForm({ token, isInvited }: ResetFormProps) {
  const texts = useTexts();
  const t = texts.auth;
  const { busy, failure, maybeDone, reset } = useReset(token, isInvited);
  const [password, setPassword] = useState('');
  const longEnough = hasPasswordLength(password);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (longEnough) await reset(password);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <NewPasswordField label={t.newPassword} value={password} onChange={setPassword} />
      {failure && <Alert kind="danger">{failureText(failure, maybeDone, texts)}</Alert>}
      <Button
        className={styles.submit}
        type="submit"
        variant="primary"
        wide
        busy={busy}
        disabled={!longEnough}
      >
        {busy ? t.saving : t.save}
      </Button>
    </form>
  );
}

/** Sets the new password and redirects to the log-in. All sessions end, including this one. */
function useReset(token: string, isInvited: boolean) {
  const t = useTexts().auth;
  const navigate = useNavigate();
  const { logout } = useAuth();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  // After a lost response the link may be used already, and a retry fails.
  const [maybeDone, setMaybeDone] = useState(false);

  const reset = async (password: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await resetPassword(token, password);
      logout();
      toast.success(t.passwordChanged, { autoClose: 5000 });
      // Only staff are invited, so redirect them to Today.
      await navigate(paths.login, isInvited ? { state: { from: paths.today } satisfies LoginState } : {});
    } catch (cause) {
      if (isUncertain(cause)) setMaybeDone(true);
      setFailure(new AuthFailure('passwordReset', cause));
      setBusy(false);
    }
  };
  return { busy, failure, maybeDone, reset };
}

/** A used, expired or broken token gets one message: request a new link. */
function failureText(failure: AuthFailure, maybeDone: boolean, texts: Texts): string {
  const { cause } = failure;
  const isRefused = cause instanceof ApiError && (cause.status === 401 || cause.status === 403);
  if (!isRefused) return authFailureText(failure, texts);
  return maybeDone ? texts.auth.resetMaybeDone : texts.auth.resetBadToken;
}
