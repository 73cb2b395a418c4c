import { paths } from '@cablepark/contract/paths';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { startTexts } from '../../i18n/pages/start.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ApiError } from '../../lib/http/errors.ts';
import { checkSetupLink } from '../../session/api/firstAdmin.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { SignupFields } from './SignupFields.tsx';
import { forgetSetupToken, takeSetupToken } from './setupToken.ts';
import { useFirstAdmin } from './useFirstAdmin.ts';

/** /first-admin#…: the server prints this link, and the form creates the park's first Admin. */
export default function FirstAdminPage() {
  const t = usePageTexts(startTexts).firstAdmin;
  const { token, link, failure, check } = useLink();
  return (
    <AuthFrame title={t.title} lead={t.lead}>
      {link === 'checking' && (
        <p className={styles.links}>
          <Spinner /> <span>{t.checking}</span>
        </p>
      )}
      {link === 'unreached' && <LoadFailure title={t.checkFailed} error={failure} onRetry={check} />}
      {link === 'dead' && <DeadLink />}
      {link === 'good' && <FirstAdminForm token={token} />}
    </AuthFrame>
  );
}

type LinkState = 'checking' | 'good' | 'dead' | 'unreached';

/** The secret of the page's address, and whether it is still valid. */
function useLink() {
  const [token] = useState(takeSetupToken);
  const [link, setLink] = useState<LinkState>(token === '' ? 'dead' : 'checking');
  const [failure, setFailure] = useState<unknown>(null);
  const { hash } = useLocation();
  const navigate = useNavigate();

  const [check] = useState(() => async () => {
    setLink('checking');
    try {
      await checkSetupLink(token);
      setLink('good');
    } catch (error) {
      setFailure(error);
      const isDead = error instanceof ApiError && [400, 401, 403].includes(error.status);
      if (isDead) forgetSetupToken();
      setLink(isDead ? 'dead' : 'unreached');
    }
  });
  useEffect(() => {
    if (token !== '') void check();
  }, [token, check]);
  useEffect(() => {
    // The router caches the address.
    if (hash !== '') void navigate(paths.firstAdmin, { replace: true });
  }, [hash, navigate]);
  return { token, link, failure, check };
}

function FirstAdminForm({ token }: { token: string }) {
  const texts = useTexts();
  const t = usePageTexts(startTexts).firstAdmin;
  const { form, busy, tried, failure, maybeDone, change, submit } = useFirstAdmin(token);
  const code = failure instanceof ApiError ? failure.code : null;
  if (code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED') return <DeadLink />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SignupFields form={form} isTried={tried} onChange={change} />
      {failure !== null && (
        <Alert kind="danger" title={t.failed}>
          <span>{code === 'RECORD_NOT_UNIQUE' ? t.emailKnown : errorText(failure, texts)}</span>
          {maybeDone && <p>{t.maybeDone}</p>}
        </Alert>
      )}
      <Button className={styles.submit} type="submit" variant="primary" wide busy={busy}>
        {busy ? t.making : t.submit}
      </Button>
    </form>
  );
}

/** The next step for a link that is used, expired, replaced or incomplete. */
function DeadLink() {
  const t = usePageTexts(startTexts).firstAdmin;
  return (
    <>
      <Alert kind="warning" title={t.deadTitle}>
        <p>{t.deadText}</p>
        <p>
          <code>./cablepark setup-link</code> / <code>npm run setup-link</code>
        </p>
      </Alert>
      <p>{t.deadHasAdmin}</p>
      <p className={styles.links}>
        <Link to={paths.login}>{t.login}</Link>
      </p>
    </>
  );
}
