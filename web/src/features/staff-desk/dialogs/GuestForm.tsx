import { isPhone, nameMaxLength, tidyPhone } from '@cablepark/domain/accounts/contact';
import { type FormEvent, useState } from 'react';
import type { Guest } from '../../../booking/api/bookWalkIn.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import forms from '../forms.module.css';
import { useDeskTexts } from '../useDeskTexts.ts';

interface GuestFormProps {
  /** The draft of a failed attempt. */
  draft: Guest | undefined;
  onGuest: (guest: Guest) => void;
  /** Of the button, if it does not book. */
  label?: string;
}

/** A guest without an account: a name and a phone number. */
export function GuestForm({ draft, onGuest, label }: GuestFormProps) {
  const t = useDeskTexts();
  const [name, setName] = useState(draft?.firstName ?? '');
  const [phone, setPhone] = useState(draft?.phone ?? '');
  const [isAttempted, setAttempted] = useState(false);
  const guest: Guest = { firstName: name.trim(), phone: tidyPhone(phone) };
  const faults = { name: guest.firstName === '', phone: !isPhone(guest.phone) };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!faults.name && !faults.phone) onGuest(guest);
  };

  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <Field
        label={t.guestName}
        value={name}
        maxLength={nameMaxLength}
        autoComplete="off"
        required
        data-autofocus
        error={isAttempted && faults.name ? t.guestNameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t.guestPhone}
        type="tel"
        inputMode="tel"
        value={phone}
        autoComplete="off"
        required
        error={isAttempted && faults.phone ? t.guestPhoneInvalid : undefined}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button type="submit" variant="primary" wide>
        {label ?? t.book}
      </Button>
    </form>
  );
}
