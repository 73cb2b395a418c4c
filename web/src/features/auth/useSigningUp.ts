import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { emptySignup, type SignupForm, signupReady } from './signup.rules.ts';

/** The form of sign-up and its submit; errors are in the session. */
export function useSigningUp() {
  const { language } = useLanguage();
  const takesLanguage = usePark().features.includes('accounts');
  const { signup } = useAuth();
  const [form, setForm] = useState(emptySignup);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);

  const change = (part: Partial<SignupForm>) => setForm((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
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

  return { form, busy, tried, change, submit };
}
