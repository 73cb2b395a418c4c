import { paths } from '@cablepark/contract/paths';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ApiError, isUncertain } from '../../lib/http/errors.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { makeFirstAdmin } from '../../session/api/firstAdmin.ts';
import { forgetSetupToken } from './setupToken.ts';
import { emptySignup, type SignupForm, signupReady } from './signup.rules.ts';

/** The form of the first Admin: creates the account, logs in and redirects to the setup. */
export function useFirstAdmin(token: string) {
  const { language } = useLanguage();
  const { login } = useAuth();
  const navigate = useNavigate();
  const [form, setForm] = useState<SignupForm>({ ...emptySignup, accepted: true });
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // After a lost response the link may be used already, and a retry fails.
  const [maybeDone, setMaybeDone] = useState(false);

  const change = (part: Partial<SignupForm>) => setForm((before) => ({ ...before, ...part }));

  const enter = async (email: string) => {
    if (!(await login(email, form.password))) return false;
    forgetSetupToken();
    await navigate(paths.setup, { replace: true });
    return true;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!signupReady(form)) return;
    setBusy(true);
    setFailure(null);
    const email = form.email.trim();
    const person = { first_name: form.name.trim(), description: form.phone, email, password: form.password };
    try {
      await makeFirstAdmin({ ...person, language, token });
      // The account exists; if the automatic log-in fails, redirects to the log-in.
      if (!(await enter(email))) await navigate(paths.login, { replace: true });
    } catch (cause) {
      const mayBeUsed = maybeDone && cause instanceof ApiError && cause.code === 'INVALID_TOKEN';
      if (mayBeUsed && (await enter(email))) return;
      if (isUncertain(cause)) setMaybeDone(true);
      setFailure(cause);
      setBusy(false);
    }
  };

  return { form, busy, tried, failure, maybeDone, change, submit };
}
