import { paths } from '@cablepark/contract/paths';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ApiError, isUncertain } from '../../lib/http/errors.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { proveEmail } from '../../session/api/emailProof.ts';
import { readMe } from '../../session/api/me.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';

/** /confirm-email?token=…: opening it changes nothing, because mail programs prefetch links; the button does. */
export default function ConfirmEmailPage() {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts).confirm;
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { user } = useAuth();
  const { busy, failure, maybeDone, confirm } = useConfirming(token);
  return (
    <AuthFrame title={t.title} lead={t.lead}>
      <div className={styles.form}>
        {token === '' && <Alert kind="danger">{t.noToken}</Alert>}
        {failure !== null && (
          <Alert kind="danger">
            {isDead(failure)
              ? t[maybeDone ? 'maybeDone' : 'dead']
              : isKnown(failure)
                ? t.known
                : failedText(t.failed, failure, texts)}
          </Alert>
        )}
        {token !== '' && !isDead(failure) && (
          <Button className={styles.submit} variant="primary" wide busy={busy} onClick={() => void confirm()}>
            {busy ? t.submitting : t.submit}
          </Button>
        )}
      </div>
      <p className={styles.links}>
        {user ? (
          <Link to={paths.ownData}>{t.toData}</Link>
        ) : (
          <Link to={paths.login}>{texts.auth.loginLink}</Link>
        )}
      </p>
    </AuthFrame>
  );
}

function useConfirming(token: string) {
  const t = usePageTexts(ownDataTexts).confirm;
  const { user, changed, logout } = useAuth();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // After a lost response the link may be used already, and a retry fails.
  const [maybeDone, setMaybeDone] = useState(false);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await proveEmail(token);
    } catch (cause) {
      if (isUncertain(cause)) setMaybeDone(true);
      setFailure(cause);
      setBusy(false);
      return;
    }
    // The browser that requested the change keeps its session.
    const row = user && (await readMe().catch(() => null));
    if (row) changed(row);
    else if (user) logout();
    toast.success(row ? t.done : t.doneLogIn, { autoClose: 5000 });
    await navigate(row ? paths.ownData : paths.login, { replace: true });
  };
  return { busy, failure, maybeDone, confirm };
}

/** Used, expired, replaced or broken: a retry cannot help. */
function isDead(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 401 || failure.status === 403);
}

function isKnown(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'RECORD_NOT_UNIQUE';
}
