import { isEmail } from '@cablepark/domain/accounts/contact';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import form from '../form/Form.module.css';
import { useStaffPageTexts } from '../texts.ts';
import { emailTexts } from './email.texts.ts';

interface EmailFormProps {
  email: string;
  onEmail: (email: string) => void;
  busy?: boolean;
}

/** The address of an account, for an Admin. */
export function EmailForm({ email, onEmail, busy = false }: EmailFormProps) {
  const t = useStaffPageTexts(emailTexts);
  const [input, setInput] = useState(email);
  const [isAttempted, setAttempted] = useState(false);
  const address = input.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (isEmail(address) && address !== email) onEmail(address);
  };

  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <p className={form.hint}>{t.emailNote}</p>
      <Field
        label={t.email}
        type="email"
        value={input}
        autoComplete="off"
        required
        error={isAttempted && !isEmail(address) ? t.emailInvalid : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        {t.emailSave}
      </Button>
    </form>
  );
}
