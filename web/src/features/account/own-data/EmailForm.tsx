import { isEmail, normalEmail } from '@cablepark/domain/accounts/contact';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { changeMe } from '../../../session/api/me.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { emailChangeOf } from '../api/emailChange.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { FormEnd } from './FormEnd.tsx';
import styles from './OwnData.module.css';
import { useOpenLinks } from './useOpenLinks.ts';

/** Requests a new address; it applies once the mailed link is opened. */
export function EmailForm({ user, close }: { user: Account; close: () => void }) {
  const { auth } = useTexts();
  const t = usePageTexts(ownDataTexts);
  const [email, setEmail] = useState('');
  const [current, setCurrent] = useState('');
  const client = useQueryClient();
  const { isAny } = useOpenLinks(user);
  const asking = useMutation({
    mutationFn: () => changeMe({ email: email.trim(), current_password: current }),
    onSuccess: async () => {
      toast.success(t.email.sent(email.trim()), { autoClose: 8000 });
      close();
      await client.invalidateQueries({ queryKey: emailChangeOf(user.id).queryKey });
    },
  });
  const isSame = normalEmail(email) === user.email;
  const isValid = isEmail(email.trim()) && !isSame;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && current !== '') asking.mutate();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t.email.newEmail}
        hint={isAny ? `${t.email.newEmailHint} ${t.links.endThen}` : t.email.newEmailHint}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        error={email === '' || isValid ? undefined : isSame ? t.email.same : auth.emailInvalid}
        onChange={(event) => setEmail(event.target.value)}
      />
      <CurrentPassword
        value={current}
        failure={asking.error}
        onChange={(input) => {
          setCurrent(input);
          asking.reset();
        }}
      />
      <FormEnd
        submit={t.email.send}
        submitting={t.email.sending}
        failed={t.email.failed}
        failure={asking.error}
        busy={asking.isPending}
        disabled={!isValid || current === ''}
        onClose={close}
      />
    </form>
  );
}
