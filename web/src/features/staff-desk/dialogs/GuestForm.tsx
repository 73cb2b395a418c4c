import { toPln } from '@cablepark/contract/money';
import { isPhone, nameMaxLength, tidyPhone } from '@cablepark/domain/accounts/contact';
import { type FormEvent, useState } from 'react';
import type { Guest } from '../../../booking/api/bookWalkIn.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { readAmount } from '../../../staff/form/amount.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import forms from '../forms.module.css';
import { useDeskTexts } from '../useDeskTexts.ts';

interface GuestFormProps {
  /** The draft of a failed attempt. */
  draft: Guest | undefined;
  /** The slot's own price in grosze, if the desk may sell it for less; else null. */
  fullPrice: number | null;
  onGuest: (guest: Guest, price?: number) => void;
  /** Whether the phone must stay. */
  needsPhone?: boolean;
  /** Whether it cannot be sent now. */
  isOff?: boolean;
  /** Of the button, if it does not book. */
  label?: string;
}

/** A guest without an account: a name, and a phone number that they may leave out. */
export function GuestForm({
  draft,
  fullPrice,
  onGuest,
  needsPhone = false,
  isOff = false,
  label,
}: GuestFormProps) {
  const t = useDeskTexts();
  const [price, setPrice] = useState(String(toPln(fullPrice ?? 0)));
  const amount = fullPrice === null ? null : readAmount(price);
  const [name, setName] = useState(draft?.firstName ?? '');
  const [phone, setPhone] = useState(draft?.phone ?? '');
  const [isAttempted, setAttempted] = useState(false);
  const guest: Guest = { firstName: name.trim(), phone: tidyPhone(phone) };
  const faults = {
    name: guest.firstName === '',
    phone: guest.phone === '' ? needsPhone : !isPhone(guest.phone),
    price: fullPrice !== null && (amount === null || amount > fullPrice),
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (isOff || faults.name || faults.phone || faults.price) return;
    if (amount === null || amount === fullPrice) onGuest(guest);
    else onGuest(guest, amount);
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
      <GuestPhone
        value={phone}
        isRequired={needsPhone}
        isWrong={isAttempted && faults.phone}
        onChange={setPhone}
      />
      <RestPrice
        fullPrice={fullPrice}
        value={price}
        isWrong={isAttempted && faults.price}
        onChange={setPrice}
      />
      <Button type="submit" variant="primary" wide disabled={isOff}>
        {label ?? t.book}
      </Button>
    </form>
  );
}

interface GuestPhoneProps {
  value: string;
  isRequired: boolean;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function GuestPhone({ value, isRequired, isWrong, onChange }: GuestPhoneProps) {
  const t = useDeskTexts();
  return (
    <Field
      label={t.guestPhone}
      hint={isRequired ? undefined : t.guestPhoneHint}
      type="tel"
      inputMode="tel"
      value={value}
      autoComplete="off"
      required={isRequired}
      error={isWrong ? t.guestPhoneInvalid : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface RestPriceProps {
  /** In grosze; null for a slot that has one price. */
  fullPrice: number | null;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** The price for the rest of a missed slot. */
function RestPrice({ fullPrice, value, isWrong, onChange }: RestPriceProps) {
  const t = useDeskTexts();
  const { price } = useTexts().common;
  if (fullPrice === null) return null;
  return (
    <Field
      label={t.restPrice}
      inputMode="decimal"
      value={value}
      autoComplete="off"
      error={isWrong ? t.restPriceInvalid(price(fullPrice)) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
