import { isPhone, nameMaxLength } from '@cablepark/domain/accounts/contact';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { changeMe } from '../../../session/api/me.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { FormEnd } from './FormEnd.tsx';
import styles from './OwnData.module.css';
import { Section } from './Section.tsx';

/** Name and phone. */
export function AboutForm({ user }: { user: Account }) {
  const { auth } = useTexts();
  const t = usePageTexts(ownDataTexts);
  const { changed } = useAuth();
  const [name, setName] = useState(user.firstName);
  const [phone, setPhone] = useState(user.phone);
  const saving = useMutation({
    mutationFn: () => changeMe({ first_name: name.trim(), description: phone }),
    onSuccess: (row) => {
      changed(row);
      toast.success(t.about.saved);
    },
  });
  const isNew = name.trim() !== user.firstName || phone !== user.phone;
  const isValid = name.trim() !== '' && isPhone(phone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNew && isValid) saving.mutate();
  };

  return (
    <Section heading={t.about.heading}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={auth.name}
          name="given-name"
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
          value={name}
          error={name.trim() === '' ? t.about.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <PhoneField
          label={auth.phone}
          hint={auth.phoneHint}
          name="tel"
          autoComplete="tel"
          required
          value={phone}
          error={isPhone(phone) ? undefined : auth.phoneInvalid}
          onChange={setPhone}
        />
        <FormEnd
          submit={t.save}
          submitting={t.saving}
          failed={t.about.failed}
          failure={saving.error}
          busy={saving.isPending}
          disabled={!isNew || !isValid}
        />
      </form>
    </Section>
  );
}
