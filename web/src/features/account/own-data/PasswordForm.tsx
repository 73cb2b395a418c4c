import { hasPasswordLength } from '@cablepark/domain/accounts/contact';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { canKeep, forgetRiders } from '../../../lib/offline/keptData.ts';
import type { Account } from '../../../session/account.ts';
import { changeMe } from '../../../session/api/me.ts';
import { NewPasswordField } from '../../../ui/fields/NewPasswordField.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { FormEnd } from './FormEnd.tsx';
import styles from './OwnData.module.css';
import { Folded, Section } from './Section.tsx';
import { useOpenLinks } from './useOpenLinks.ts';

export function PasswordForm({ user }: { user: Account }) {
  const t = usePageTexts(ownDataTexts);
  const { isAny, readAnew } = useOpenLinks(user);
  const summary = isAny ? `${t.password.summary} ${t.links.endToo}` : t.password.summary;
  return (
    <Section heading={t.password.heading} summary={summary}>
      <Folded action={t.change} label={`${t.change}: ${t.password.heading}`}>
        {(close) => <Form close={close} onSaved={readAnew} />}
      </Folded>
    </Section>
  );
}

function Form({ close, onSaved }: { close: () => void; onSaved: () => Promise<void> }) {
  const { auth } = useTexts();
  const t = usePageTexts(ownDataTexts);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: () => changeMe({ password, current_password: current }),
    onSuccess: async () => {
      // Somebody else may have used this device, too.
      if (canKeep()) void forgetRiders().catch(() => {});
      toast.success(t.password.saved, { autoClose: 5000 });
      close();
      // The server ended the other sessions, and dropped an unconfirmed new address.
      await client.invalidateQueries({ queryKey: ['own-account'] });
      await onSaved();
    },
  });
  const isLongEnough = hasPasswordLength(password);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLongEnough && current !== '') saving.mutate();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CurrentPassword
        value={current}
        failure={saving.error}
        onChange={(input) => {
          setCurrent(input);
          saving.reset();
        }}
      />
      <NewPasswordField label={auth.newPassword} value={password} onChange={setPassword} />
      <FormEnd
        submit={auth.save}
        submitting={t.saving}
        failed={t.password.failed}
        failure={saving.error}
        busy={saving.isPending}
        disabled={!isLongEnough || current === ''}
        onClose={close}
      />
    </form>
  );
}
