import { isEmail } from '@cablepark/domain/accounts/contact';
import { type FormEvent, useState } from 'react';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import forms from '../forms.module.css';
import { correctionTexts } from './corrections.texts.ts';

/** The address of an account, for an Admin. */
export function EmailForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const t = useStaffPageTexts(correctionTexts);
  const [input, setInput] = useState(email);
  const [isAttempted, setAttempted] = useState(false);
  const address = input.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (isEmail(address) && address !== email) onEmail(address);
  };

  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <p className={forms.note}>{t.emailNote}</p>
      <Field
        label={t.email}
        type="email"
        value={input}
        autoComplete="off"
        required
        error={isAttempted && !isEmail(address) ? t.emailInvalid : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
      <Button type="submit" wide>
        {t.emailSave}
      </Button>
    </form>
  );
}
